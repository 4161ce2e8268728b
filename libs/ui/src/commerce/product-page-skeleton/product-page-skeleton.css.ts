import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 21rem)', alignItems: 'start' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: vars.space.xxxl },
  },
});
export const gallery = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.desktop]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: vars.space.m } },
});
export const thumbs = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', alignContent: 'start', gap: vars.space.xs } },
});
export const buyBox = style({ display: 'grid', gap: vars.space.l });
export const sizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space.xs,
});
