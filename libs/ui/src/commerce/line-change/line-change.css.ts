import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});
export const text = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
/** Where large text leaves it little room, its words break. */
export const action = style({ minWidth: 0, overflowWrap: 'anywhere' });
