import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const panel = style({
  position: 'fixed',
  insetBlock: 0,
  width: 'min(28rem, 100vw)',
  background: vars.surface.page,
  boxShadow: vars.shadow.overlay,
});

function sliding(from: string) {
  const slide = keyframes({ from: { transform: `translateX(${from})` } });
  return {
    '&[data-entering]': { animation: `${slide} ${vars.motion.panel} ${vars.motion.enter}` },
    '&[data-exiting]': { animation: `${slide} ${vars.motion.panel} ${vars.motion.leave} reverse forwards` },
  };
}

export const side = styleVariants({
  right: [panel, { right: 0, selectors: sliding('100%') }],
  left: [panel, { left: 0, selectors: sliding('-100%') }],
});
