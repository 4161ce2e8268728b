import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const fill = keyframes({ from: { transform: 'scaleX(0)' }, '20%': { transform: 'scaleX(0.45)' } });
const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0, visibility: 'hidden' } });
const rtlOrigin = { '[dir="rtl"] &': { transformOrigin: 'right' } };

export const track = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 90,
  height: 5,
  pointerEvents: 'none',
});
export const bar = style({
  height: '100%',
  transformOrigin: 'left',
  selectors: rtlOrigin,
  // Its colour is all there is of it.
  forcedColorAdjust: 'none',
});
export const status = styleVariants({
  running: {
    background: vars.accent,
    transform: 'scaleX(0.94)',
    animation: `${fill} 5s ease-out`,
    '@media': { [media.lessMotion]: { animation: 'none' } },
  },
  done: { background: vars.accent, animation: `${vanish} 500ms ease-in forwards` },
  failed: { background: vars.status.danger.ink, animation: `${vanish} 500ms ease-in 2s forwards` },
});
