import { style } from '@vanilla-extract/css';
import { vars } from '@torg/ui';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: vars.text.strong,
  textDecoration: 'none',
  ':hover': { background: vars.surface.picture, borderColor: vars.border.strong },
});
