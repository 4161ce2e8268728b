import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where the panel waits outside the window. */
const outside = createVar();
const slide = keyframes({ from: { transform: outside } });

const panel = style({
  position: 'fixed',
  background: vars.surface.page,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-entering]': { animation: `${slide} ${vars.motion.panel} ${vars.motion.enter}` },
    '&[data-exiting]': { animation: `${slide} ${vars.motion.panel} ${vars.motion.leave} reverse forwards` },
  },
  // Shadows and grounds vanish there.
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
});

const toTheLeft = { vars: { [outside]: 'translateX(-100%)' } };
const toTheRight = { vars: { [outside]: 'translateX(100%)' } };

export const side = styleVariants({
  end: [panel, { insetBlock: 0, insetInlineEnd: 0, ...toTheRight, selectors: { '[dir="rtl"] &': toTheLeft } }],
  start: [panel, { insetBlock: 0, insetInlineStart: 0, ...toTheLeft, selectors: { '[dir="rtl"] &': toTheRight } }],
  bottom: [
    panel,
    {
      insetInline: 0,
      bottom: 0,
      marginInline: 'auto',
      maxHeight: 'calc(100dvh - 3rem)',
      display: 'flex',
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      vars: { [outside]: 'translateY(100%)' },
    },
  ],
});
export const size = styleVariants({
  s: { width: 'min(22rem, 100vw)' },
  m: { width: 'min(28rem, 100vw)' },
  l: { width: 'min(44rem, 100vw)' },
  full: { width: '100vw' },
});
