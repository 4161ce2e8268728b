import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  breakInside: 'avoid',
});
export const lines = style({ overflowWrap: 'anywhere' });
export const line = style({ display: 'block' });
