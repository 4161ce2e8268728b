import { style, styleVariants } from '@vanilla-extract/css';
import { iconPaths } from '../../actions/icon/icon-paths.ts';
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

/** One star, which the row repeats. */
const star = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2.4 2.4 19.2 18.4"><path d="${iconPaths.star}"/></svg>`,
);

/** A row of stars that all of it shows through: the ground is what is not lit. */
export const stars = style({
  flexShrink: 0,
  width: '6em',
  height: '1.2em',
  mask: `url("data:image/svg+xml,${star}") 0 0 / 20% 100%`,
  background: vars.border.hairline,
  fill: vars.accentMark,
  // A half star is lit on the side where reading begins.
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', background: 'GrayText', fill: 'CanvasText' } },
});
