import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui';

export const link = style({
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

export const text = style({
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});

export const markets = style({ position: 'relative' });

export const current = style([link, { cursor: 'pointer' }]);

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 10,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.surface.page,
  boxShadow: vars.shadow.overlay,
  whiteSpace: 'nowrap',
});

export const group = style({
  margin: 0,
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
});

export const choice = style([link, { border: 'none', background: 'none', cursor: 'pointer' }]);
