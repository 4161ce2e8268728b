import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const promises = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.xl,
  padding: `${vars.space.xxs} ${vars.layout.gutter}`,
  overflow: 'hidden',
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});
export const promise = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.75rem',
  selectors: {
    '&:not(:first-child)': { '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } },
  },
});
export const header = style({ borderBlockEnd: `1px solid ${vars.border.hairline}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  '@media': {
    [media.tablet]: {
      gap: vars.space.xl,
    },
  },
});
export const logo = style([
  touchTarget,
  {
    marginInlineEnd: 'auto',
    color: vars.text.strong,
    fontFamily: vars.font.heading,
    fontSize: vars.fontSize.xxl,
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
  },
]);
/** Under the logo and the tools on a phone, between them beyond. */
export const search = style({
  order: 1,
  flex: '1 0 100%',
  '@media': { [media.tablet]: { order: 0, flex: '1 1 20rem', maxWidth: '40rem', marginInline: 'auto' } },
});
export const tools = style({ display: 'flex', gap: vars.space.xxs });
export const menu = style({
  display: 'flex',
  gap: vars.space.l,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
});
export const menuLink = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.control,
    color: vars.text.strong,
    textDecoration: 'none',
    selectors: { '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${vars.accentMark}` } },
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-current="page"]': { textDecorationLine: 'underline' } } },
    },
  },
]);
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  minHeight: '60vh',
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.l} ${vars.layout.gutter} ${vars.space.giant}`,
});
export const footer = style({
  paddingBlock: vars.space.xxl,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.sunken,
});
