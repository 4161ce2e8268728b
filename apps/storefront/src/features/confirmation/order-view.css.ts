import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The order beside what is said about it, once there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' },
    [media.print]: { display: 'block' },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    // So that an order of a few lines fits one sheet.
    [media.print]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.l,
      alignItems: 'start',
      marginBlockEnd: vars.space.l,
    },
  },
});

export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Who sells stands on paper alone: on a screen it is a link away. */
export const seller = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });

/** What can only be used on a screen. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
