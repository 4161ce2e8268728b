import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** A panel of filters beside the goods; on a phone a button stands in its place. */
export const withPanel = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const panel = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});
/** The way to the filters beside the order of the goods, what is chosen below them; on a wide screen there is room for one row. */
export const toolbar = style({
  display: 'grid',
  gridTemplateAreas: '"filter sort" "chosen chosen"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  justifyItems: 'start',
  gap: vars.space.s,
  '@media': { [media.desktop]: { gridTemplateAreas: '"chosen sort"' } },
});
export const filterButton = style({ gridArea: 'filter', '@media': { [media.desktop]: { display: 'none' } } });
export const chosen = style({ gridArea: 'chosen' });
export const sorting = style({ gridArea: 'sort' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  padding: `0 ${vars.space.s}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
});
/** The pictures beside the box that sells. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 21rem)', alignItems: 'start' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem', gap: vars.space.xxxl },
  },
});
export const brandRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlockStart: vars.space.xl,
});
export const buyBox = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
export const promises = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
});
export const promise = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const section = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });
export const withMenu = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.xxl } },
});
export const accountMenu = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  '@media': { [media.desktop]: { display: 'grid', alignContent: 'start' } },
});
export const accountLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.text.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': { background: vars.accentTint, fontWeight: vars.fontWeight.strong },
  },
});
