import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

/** Stays in sight while the products go by beneath it. */
const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: '6.5rem',
  minWidth: '6.5rem',
  paddingInlineStart: 0,
  background: vars.surface.page,
  '@media': { [media.tablet]: { width: '12rem', minWidth: '12rem' } },
});

export const corner = style([cell, first]);
export const product = style([
  cell,
  {
    minWidth: '8.5rem',
    fontWeight: vars.fontWeight.regular,
    '@media': { [media.tablet]: { minWidth: '11rem' } },
  },
]);
export const feature = style([
  cell,
  first,
  {
    color: vars.text.soft,
    fontSize: vars.fontSize.s,
    fontWeight: vars.fontWeight.strong,
  },
]);
export const value = style([cell, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
/** What differs is told in words too. */
export const differing = style([value, { fontWeight: vars.fontWeight.strong }]);
export const mark = style({
  display: 'block',
  marginTop: vars.space.xxs,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
});
export const missing = style({ color: vars.text.muted, fontWeight: vars.fontWeight.regular });
