import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui/styling';

/** A link in a row of links, framed so that each is seen where the next one begins. */
export const framedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.raised,
  color: vars.text.strong,
  textDecoration: 'none',
  ':hover': { background: vars.surface.picture, borderColor: vars.border.strong },
});
