import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { scroller } from '../../layout/scrolls-aside.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const onPhones = `not all and ${media.tablet}`;
/** The widest that the rows' headings are where they stay. */
const widestHeading = '42vw';

export const tall = style({ maxHeight: '70vh', overflowY: 'auto', overscrollBehavior: 'contain' });
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
export const caption = style({ paddingBottom: vars.space.xs, fontWeight: vars.fontWeight.strong, textAlign: 'start' });
const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.m}`,
  borderBottom: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
export const heading = style([
  cell,
  { borderBottomColor: vars.border.control, color: vars.text.soft, fontSize: vars.fontSize.s, whiteSpace: 'nowrap' },
]);
/** Its shadow is its border: the border of a collapsed table would scroll away under it. */
export const sticky = style({
  position: 'sticky',
  top: 0,
  borderBottom: 0,
  background: vars.surface.page,
  boxShadow: `inset 0 -1px ${vars.border.control}`,
});
export const data = style([cell, { fontWeight: vars.fontWeight.regular, minWidth: '6rem' }]);
export const numeric = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const empty = style({ paddingBlock: vars.space.l, color: vars.text.muted });
/** In the middle of what is seen of a table that scrolls. */
export const emptyText = style({
  display: 'block',
  position: 'sticky',
  insetInlineStart: 0,
  width: `min(100%, calc(100vw - 2 * ${vars.layout.gutter}))`,
  textAlign: 'center',
});

/** Its first column leaves room for a column beside it, and lies over what goes by. */
export const rowsStay = style({});
/** Nor does what has the focus stand under them. */
globalStyle(`${scroller}:has(> ${rowsStay})`, { scrollPaddingInlineStart: widestHeading });
globalStyle(`${rowsStay} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: '6rem',
  maxWidth: widestHeading,
  // Broken within a word only where one is wider than that.
  overflowWrap: 'break-word',
  background: vars.surface.page,
});

/** What a fact is, beside it, where its row stands by itself. */
export const label = style({
  display: 'none',
  '@media': { [onPhones]: { display: 'block', color: vars.text.soft, fontSize: vars.fontSize.s } },
});

/** Its rows stand by themselves on a phone. Their first cells are what the others are about. */
export const stacked = style({});
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${stacked} ${selector}`, { '@media': { [onPhones]: rule } });
onPhone(':is(caption, tbody, tbody > tr, tbody > tr > th)', { display: 'block' });
onPhone('> thead', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhone('> tbody > tr', { paddingBlock: vars.space.s, borderBottom: `1px solid ${vars.border.hairline}` });
onPhone('> tbody > tr > *', { padding: `0 0 ${vars.space.xxs}`, border: 0, overflowWrap: 'anywhere' });
onPhone('> tbody > tr > th', { fontWeight: vars.fontWeight.strong });
onPhone('> tbody > tr > td', {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  textAlign: 'start',
});
