import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const main = style({
  display: 'block',
  minHeight: '70vh',
  paddingBlock: `${vars.space.l} ${vars.space.giant}`,
  outline: 'none',
});
