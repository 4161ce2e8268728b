import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums lining-nums', minWidth: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});
/** What the spoken sentence stands for. */
export const prices = style({ display: 'contents' });
export const selling = style({ fontWeight: vars.fontWeight.strong, whiteSpace: 'nowrap' });
export const reduced = style({ color: vars.price.sale });
export const size = styleVariants({
  s: { fontSize: vars.fontSize.m },
  m: { fontSize: vars.fontSize.l },
  l: { fontSize: vars.fontSize.xxl, lineHeight: '1.25' },
});
export const prior = style({ color: vars.text.muted, fontSize: vars.fontSize.s, whiteSpace: 'nowrap' });
export const small = style({ color: vars.text.muted, fontSize: vars.fontSize.xs });
