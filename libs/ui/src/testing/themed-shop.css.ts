import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const report = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.link,
  textDecoration: 'underline',
});
