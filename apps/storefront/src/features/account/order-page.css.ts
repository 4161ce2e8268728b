import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const steps = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  paddingInlineStart: vars.space.l,
  listStyle: 'decimal',
});
