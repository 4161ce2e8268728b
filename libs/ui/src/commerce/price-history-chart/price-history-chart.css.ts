import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xs });
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** The highest price stands at the line's highest run, the lowest at its lowest. */
export const prices = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: '-0.75em',
  paddingBlock: vars.space.s,
  textAlign: 'end',
});
export const single = style({ justifyContent: 'center' });
export const ground = style({
  paddingBlock: vars.space.s,
  borderBlock: `1px solid ${vars.border.hairline}`,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const drawing = style({
  width: '100%',
  height: '9rem',
  overflow: 'visible',
  '@media': { [media.tablet]: { height: '11rem' } },
});
export const line = style({
  fill: 'none',
  stroke: vars.text.strong,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});
/** A stroke of no length with round ends: a dot that stays round however the drawing is stretched. */
export const dot = style({
  stroke: vars.accentMark,
  strokeWidth: 12,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});
export const dotEdge = style([
  dot,
  {
    stroke: vars.text.strong,
    strokeWidth: 15,
    '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
  },
]);
export const dates = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
export const legend = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, fontSize: vars.fontSize.s });
export const legendDot = style({
  flexShrink: 0,
  width: '0.75em',
  height: '0.75em',
  border: `1.5px solid ${vars.text.strong}`,
  borderRadius: vars.radius.full,
  background: vars.accentMark,
  '@media': { [media.forcedColours]: { background: 'Highlight' } },
});
export const summary = style({
  width: 'fit-content',
  paddingBlock: '0.625rem',
  color: vars.text.link,
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text.linkHover } },
  '@media': { [media.touch]: { paddingBlock: '0.75rem' } },
});
