import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  paddingBlock: vars.space.xs,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '11rem minmax(0, 1fr) 5rem 11rem',
      columnGap: vars.space.m,
      alignItems: 'baseline',
      paddingBlock: vars.space.s,
    },
  },
});
export const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
/** Below the number, where that has a column of its own. */
export const place = style({
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
  '@media': { [media.tablet]: { display: 'block' } },
});
/** On a phone the verdict stands beside the name where both have room. */
export const what = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  minWidth: 0,
  gridColumn: '1 / -1',
  gridRow: 2,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { display: 'block', gridColumn: 2, gridRow: 1 } },
});
const figure = style({
  marginInlineStart: vars.space.m,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
});
export const quantity = figure;
export const price = style([
  figure,
  {
    ':empty': { display: 'none' },
    '@media': { [media.tablet]: { gridColumn: 4, ':empty': { display: 'block' } } },
  },
]);
export const verdict = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.s,
});
export const tones = styleVariants(vars.status, ({ ink }) => ({ color: ink }));
export const actions = style({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  ':empty': { display: 'none' },
});
