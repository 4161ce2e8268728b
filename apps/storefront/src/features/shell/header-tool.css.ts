import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

/** A sign of the header with words beside it where there is room: the two are one thing to press. */
export const tool = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.text.strong,
  fontSize: vars.fontSize.s,
  textDecoration: 'none',
  ':hover': { background: vars.surface.picture },
});
