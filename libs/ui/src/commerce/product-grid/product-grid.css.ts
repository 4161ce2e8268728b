import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { actions, badges, brand, card, name, pictures } from '../product-card/product-card.css.ts';

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
/** Of a place that is only as wide as its cards: all of them share it. */
export const fitted = style({
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});
export const switchable = style({});

/** One card a row: the words stand beside a small picture, and the heart beside the words. */
const inRows = `[data-list-view="rows"] ${switchable}`;
globalStyle(inRows, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.m });
globalStyle(`${inRows} ${card}`, {
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 30%) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.m,
  height: 'auto',
  '@media': { [media.tablet]: { gridTemplateColumns: 'min(10rem, 30%) minmax(0, 1fr)', columnGap: vars.space.l } },
});
globalStyle(`${inRows} ${card} > :not(${pictures}, ${actions})`, { gridColumn: 2 });
globalStyle(`${inRows} ${pictures}`, { gridRow: '1 / span 3', alignSelf: 'start', marginBottom: 0 });
globalStyle(`${inRows} ${badges}`, { maxWidth: `calc(100% - ${vars.space.l})` });
globalStyle(`${inRows} :is(${brand}, ${name})`, { marginInlineEnd: `calc(${vars.size.control} + ${vars.space.s})` });
