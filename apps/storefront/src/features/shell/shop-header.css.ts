import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The narrowest phone at the usual size of text; where text is so large that less room is left, each kind of thing has a row. */
const roomForTwo = '(min-width: 20em)';

export const row = style({
  display: 'grid',
  // Tab goes through it as it is seen: what stands first on wide windows is in the second row of phones.
  readingFlow: 'grid-rows',
  gridTemplateAreas: '"logo logo tools" "menu search search"',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.xs}`,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  '@media': {
    [`not all and ${roomForTwo}`]: {
      gridTemplateAreas: '"logo menu" "tools tools" "search search"',
      gridTemplateColumns: '1fr auto',
      paddingInline: vars.space.xs,
    },
    [media.tablet]: {
      gridTemplateAreas: '"menu logo search tools"',
      gridTemplateColumns: 'auto auto 1fr auto',
      columnGap: vars.space.l,
      paddingBlock: vars.space.m,
    },
    [media.desktop]: {
      gridTemplateAreas: '"logo search tools"',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: vars.space.xl,
    },
  },
});

/** The shop's name alone, at the edge of the page on every screen. */
export const plainRow = style([
  row,
  { '@media': { [media.tablet]: { gridTemplateAreas: '"logo"', gridTemplateColumns: 'auto' } } },
]);

export const logo = style({
  gridArea: 'logo',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.strong,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  '::after': {
    content: '""',
    alignSelf: 'flex-end',
    width: '0.45rem',
    height: '0.45rem',
    marginBlockEnd: '0.95rem',
    marginInlineStart: '0.15rem',
    borderRadius: vars.radius.full,
    background: vars.accent,
  },
});

export const search = style({
  gridArea: 'search',
  width: '100%',
  maxWidth: '40rem',
  justifySelf: 'center',
  // Nothing stands beside it on a phone then.
  '@media': { [`${media.withoutScript} and (not ${media.tablet})`]: { gridColumn: '1 / -1' } },
});

export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [`not all and ${roomForTwo}`]: { flexWrap: 'wrap', gap: 0 } },
});

/** The way to the menu where there is no room for a row of it. */
export const panelMenu = style({
  gridArea: 'menu',
  // The sign stands where the text around it begins, and its room reaches out.
  marginInlineStart: '-0.6rem',
  '@media': { [media.desktop]: { display: 'none' }, [media.withoutScript]: { display: 'none' } },
});

/** Without script no panel opens, so the row stands on every screen. */
export const navigation = style({
  display: 'none',
  maxWidth: vars.layout.content,
  // An outage may leave the menu empty; the page below must not move when it comes.
  minHeight: vars.size.control,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  '@media': { [media.desktop]: { display: 'block' }, [media.withoutScript]: { display: 'block' } },
});
