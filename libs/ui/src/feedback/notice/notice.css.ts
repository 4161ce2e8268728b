import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const notice = style({
  display: 'flex',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderStyle: 'solid',
  borderWidth: 0,
  borderInlineStartWidth: 4,
  // Of many lines: round ends would cut into them.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });
export const title = style({ fontWeight: vars.fontWeight.strong });
export const content = style({ color: vars.text.strong });
