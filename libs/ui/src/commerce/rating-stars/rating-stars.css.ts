import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const size = styleVariants({
  s: { fontSize: vars.fontSize.s },
  m: { fontSize: vars.fontSize.m },
});
export const stars = style({
  flexShrink: 0,
  width: '6em',
  height: '1.2em',
  // A half star is lit on the side where reading begins.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
const star = { strokeWidth: 1.4, strokeLinejoin: 'round' } as const;
export const unlit = style({
  ...star,
  fill: vars.surface.sunken,
  stroke: vars.border.control,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const lit = style({
  ...star,
  fill: vars.accent,
  stroke: vars.action.primary.ground,
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});
