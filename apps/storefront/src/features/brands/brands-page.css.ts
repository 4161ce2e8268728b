import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

export const letters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const letter = style({
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.strong,
  textDecoration: 'none',
  ':hover': { background: vars.surface.picture, borderColor: vars.border.strong },
  selectors: { '&[aria-current]': { borderColor: vars.border.strong, fontWeight: vars.fontWeight.strong } },
});
