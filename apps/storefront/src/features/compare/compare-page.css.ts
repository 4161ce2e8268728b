import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const head = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });
/** The name is heard first and seen below the picture. */
export const picture = style({ order: -1, maxWidth: '13.75rem' });

export const offers = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '4rem 1fr',
  gap: vars.space.s,
  alignItems: 'center',
});
export const thumbnail = style({ width: '4rem' });
