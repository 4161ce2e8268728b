import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const besides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  minWidth: 0,
  padding: vars.space.l,
  background: vars.surface.page,
  color: vars.text.strong,
});
