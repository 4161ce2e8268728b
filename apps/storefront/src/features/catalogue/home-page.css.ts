import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui';

/** Begins right under the header, where other pages leave room. */
export const hero = style({ marginBlockStart: `calc(-1 * ${vars.space.l})`, background: vars.surface.picture });

export const heroInner = style({
  display: 'grid',
  gap: vars.space.xl,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.layout.gutter}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '5fr 7fr',
      alignItems: 'center',
      gap: vars.space.xxxl,
      paddingBlock: vars.space.giant,
    },
  },
});

export const heroText = style({ display: 'grid', gap: vars.space.m, maxWidth: '34rem' });

export const heroPictures = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.m });

export const heroPicture = style({
  minWidth: 0,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  '@media': { [media.desktop]: { selectors: { '&:nth-child(2)': { translate: '0 2rem' } } } },
});

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
