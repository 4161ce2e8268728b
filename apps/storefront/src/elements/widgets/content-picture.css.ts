import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  background: vars.surface.picture,
});
