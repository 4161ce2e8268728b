import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBottom: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr) 6rem 7rem', alignItems: 'baseline' },
  },
});
export const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const what = style({
  minWidth: 0,
  gridColumn: '1 / -1',
  gridRow: 2,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: 2, gridRow: 1 } },
});
export const quantity = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' });
export const price = style({
  gridColumn: '1 / -1',
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { gridColumn: 4, ':empty': { display: 'block' } } },
});
export const verdict = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.s,
});
export const tones = styleVariants(vars.status, ({ ink }) => ({ color: ink }));
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  ':empty': { display: 'none' },
});
