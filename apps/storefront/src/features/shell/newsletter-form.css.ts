import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const newsletter = style({
  display: 'grid',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
      alignItems: 'start',
      gap: vars.space.xl,
      marginBlockEnd: vars.space.xl,
      paddingBlockEnd: vars.space.xl,
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const row = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

/** Level with the field, below the height of its label. */
export const send = style({ display: 'grid', '@media': { [media.tablet]: { marginBlockStart: '1.625rem' } } });
