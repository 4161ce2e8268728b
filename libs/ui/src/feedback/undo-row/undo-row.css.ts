import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  borderBottom: `1px solid ${vars.border.hairline}`,
});
export const text = style({ minWidth: 0, color: vars.text.soft, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' });
