import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.s,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.l,
      rowGap: vars.space.xxl,
    },
  },
});
export const columns = styleVariants({
  3: {},
  4: { '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
});
