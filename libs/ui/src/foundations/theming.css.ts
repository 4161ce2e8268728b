import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const report = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: 'disc',
});
