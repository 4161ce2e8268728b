import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const footer = style({
  paddingBlock: vars.space.xl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xxxl }, [media.print]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const list = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });

export const service = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  marginBlockStart: vars.space.l,
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
});

export const shop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  '@media': {
    [media.tablet]: { paddingBlockStart: vars.space.l, borderBlockStart: `1px solid ${vars.border.hairline}` },
  },
});

export const about = style({ display: 'grid', gap: vars.space.xxs, flex: '1 1 20rem' });

/** Wide headers have it already. */
export const customerType = style({ '@media': { [media.wide]: { display: 'none' } } });
