import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const tiles = style({
  display: 'grid',
  // Two beside each other, or one where text is so large that a name has no room in half a phone.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, calc(50% - ${vars.space.s}))), 1fr))`,
  gap: vars.space.s,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.m },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.strong,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.raised },
});

export const tileName = style({
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.5rem',
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.l } },
});
