import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** In the order of the document the page comes first: whoever hears it or has a phone came to read. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '14rem minmax(0, 44rem)',
      gridTemplateAreas: '"menu page"',
      columnGap: vars.space.xxxl,
    },
  },
});
export const page = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'page' } } });
export const menu = style({
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'menu', paddingBlockStart: vars.space.s } },
});

export const list = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.desktop]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.border.hairline}` } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.soft,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  ':hover': { color: vars.text.strong, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': { color: vars.text.strong, fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    [media.desktop]: {
      minHeight: '2.5rem',
      marginInlineStart: '-1px',
      paddingInlineStart: vars.space.m,
      borderBlockEnd: 0,
      borderInlineStart: '2px solid transparent',
      selectors: { '&[aria-current]': { borderInlineStartColor: vars.action.primary.ground } },
    },
  },
});
