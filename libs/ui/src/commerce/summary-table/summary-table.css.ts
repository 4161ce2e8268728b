import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const table = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xxs,
});
export const value = style({ whiteSpace: 'nowrap', textAlign: 'end' });
export const total = style({
  marginTop: vars.space.xs,
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.border.hairline}`,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
});
export const soft = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const saving = style({ color: vars.price.sale });
