import { style } from '@vanilla-extract/css';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  // What is told beside the label takes the second line, and moves nothing when it comes.
  minHeight: '4rem',
  padding: `${vars.space.xs} ${vars.space.m}`,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [media.desktop]: { minHeight: vars.size.control } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecorationLine: 'underline' },
  },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const brief = style({ color: vars.text.soft });
export const sign = style([
  turningSign,
  { marginInlineStart: 'auto', selectors: { [`${root}[open] > ${summary} &`]: turned } },
]);
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.m}`,
});
export const ways = style({
  display: 'grid',
  fontSize: vars.fontSize.s,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
export const way = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.border.hairline}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
});
export const place = style({ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const name = style([place, { fontWeight: vars.fontWeight.strong }]);
export const fee = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
export const free = style({ color: vars.status.success.ink, fontWeight: vars.fontWeight.strong });
export const time = style({});
export const note = style({ color: vars.text.muted });
export const places = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `2px solid ${vars.border.hairline}`,
});
export const distance = style({ flexShrink: 0, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
