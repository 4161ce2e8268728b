import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The filters beside the goods; on a narrow screen a button stands in their place. */
export const withPanel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.xxl, alignItems: 'start' },
  },
});
/** Where there is no script, the button leads here by the address of this part. */
export const panel = style({
  minWidth: 0,
  scrollMarginTop: vars.space.l,
  '@media': {
    [`not all and ${media.desktop}`]: { display: 'none', selectors: { '&:target': { display: 'block' } } },
  },
});
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  minWidth: 0,
});
export const toolbar = style({
  display: 'grid',
  gridTemplateAreas: '"filter sort" "chosen view"',
  gridTemplateColumns: 'auto minmax(0, 14rem)',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"filter view sort" "chosen chosen chosen"',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    },
    [media.desktop]: { gridTemplateAreas: '"chosen view sort"' },
  },
});
export const filterButton = style({
  gridArea: 'filter',
  justifySelf: 'start',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const chosen = style({ gridArea: 'chosen', minWidth: 0, ':empty': { display: 'none' } });
export const views = style({ gridArea: 'view', justifySelf: 'end', display: 'flex', gap: vars.space.m });
export const view = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.text.soft,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&[aria-current="true"]': {
      color: vars.text.strong,
      textDecorationLine: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: '0.35em',
    },
  },
});
export const sorting = style({
  gridArea: 'sort',
  justifySelf: 'end',
  display: 'flex',
  gap: vars.space.xs,
  minWidth: 0,
});
/** With script the order counts at once. */
export const sortButton = style({ '@media': { [`not all and ${media.withoutScript}`]: { display: 'none' } } });
/** With script a list grows in place; without, it has pages. */
export const more = style({ '@media': { [media.withoutScript]: { display: 'none' } } });
export const pages = style({ '@media': { [`not all and ${media.withoutScript}`]: { display: 'none' } } });
/** What is there stays in sight until the next has come. Where goods come above others, the page itself keeps those in their place. */
export const goods = style({
  overflowAnchor: 'none',
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
/** The slider comes when it is in sight, to a place that is kept for it. */
export const slider = style({
  minHeight: '5rem',
  marginTop: vars.space.s,
  paddingInline: vars.space.xs,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  marginTop: vars.space.s,
});
