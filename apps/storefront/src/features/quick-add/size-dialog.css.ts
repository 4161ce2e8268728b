import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

export const goods = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });
export const picture = style({
  flexShrink: 0,
  width: '5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.surface.picture,
});
