import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  marginTop: vars.space.xs,
});
export const cell = style({
  minWidth: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  color: vars.text.strong,
});
