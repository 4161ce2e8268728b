import { style } from '@vanilla-extract/css';

export const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
});
