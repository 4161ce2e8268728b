import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const table = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xxs,
});
/** The value goes under it where the two have no room beside each other. */
export const label = style({ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });
/** An amount holds together by itself; words after it may go into a line of their own. */
export const value = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const total = style({
  marginTop: vars.space.xs,
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.border.hairline}`,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
});
export const soft = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
/** Something won, and no error. */
export const saving = style({ color: vars.status.success.ink });
