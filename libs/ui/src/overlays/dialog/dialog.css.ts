import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const place = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: vars.space.m,
});
const card = style({
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.surface.page,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-entering]': { animation: `${rise} ${vars.motion.panel} ${vars.motion.enter}` },
    '&[data-exiting]': { animation: `${rise} ${vars.motion.fast} ${vars.motion.leave} reverse forwards` },
  },
  // Shadows and grounds vanish there.
  '@media': { [media.forcedColours]: { border: '2px solid CanvasText' } },
});
export const size = styleVariants({
  s: [card, { maxWidth: '28rem' }],
  m: [card, { maxWidth: '40rem' }],
  l: [card, { maxWidth: '64rem' }],
  /** All of the window, for pictures. */
  full: [card, { height: 'calc(100dvh - 2rem)' }],
});
