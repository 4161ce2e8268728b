import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** As the columns above it: the words in the first two, the field in the others. */
export const newsletter = style({
  display: 'grid',
  gap: vars.space.m,
  marginBlockStart: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      columnGap: vars.space.xl,
      marginBlockStart: vars.space.xl,
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xs });

export const row = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Level with the field, below the height of its label. */
export const send = style({ display: 'grid', '@media': { [media.tablet]: { marginBlockStart: '1.625rem' } } });
