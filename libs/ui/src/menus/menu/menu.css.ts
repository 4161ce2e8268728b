import { style } from '@vanilla-extract/css';
import { row } from '../../overlays/option-list.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const menu = style({ minWidth: 'min(12rem, 80vw)', padding: vars.space.xxs, outline: 0 });
export const section = style({
  selectors: {
    '& + &': { marginTop: vars.space.xxs, paddingTop: vars.space.xxs, borderTop: `1px solid ${vars.border.hairline}` },
  },
});
export const heading = style({
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xxs}`,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
});
export const item = style([
  row,
  {
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-pressed]': { background: vars.action.secondary.press },
      '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    },
  },
]);
export const grave = style({ color: vars.status.danger.ink });
