import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** At most so many beside each other; fewer where enlarged text leaves too little for a price. */
const atMost = (count: number, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(8rem, calc(100% / ${count} - ${gap}))), 1fr))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: atMost(2, vars.space.s),
  columnGap: vars.space.s,
  rowGap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: atMost(3, vars.space.l),
      columnGap: vars.space.l,
      rowGap: vars.space.xxl,
    },
  },
});
/** It reaches to the edges of the screen, and a little of the third card shows that there are more. */
export const row = style({
  '@media': {
    [`not all and ${media.tablet}`]: {
      display: 'flex',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      // The ring of a focus is not cut off.
      paddingBlock: vars.space.xxs,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.layout.gutter,
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${row} > li`, {
  '@media': {
    [`not all and ${media.tablet}`]: { flex: '0 0 max(9rem, 43%)', minWidth: 0, scrollSnapAlign: 'start' },
  },
});
export const columns = styleVariants({
  3: {},
  4: { '@media': { [media.wide]: { gridTemplateColumns: atMost(4, vars.space.l) } } },
});
