import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
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
  display: 'grid',
  gridTemplateAreas: '"logo tools" "search search"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  '@media': {
    [media.tablet]: {
      gridTemplateAreas: '"logo search tools"',
      gridTemplateColumns: 'auto 1fr auto',
      gap: vars.space.xl,
    },
  },
});
export const logo = style({
  gridArea: 'logo',
  color: vars.text.strong,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
});
export const search = style({ gridArea: 'search', width: '100%', maxWidth: '40rem', justifySelf: 'center' });
export const tools = style({ gridArea: 'tools', display: 'flex', gap: vars.space.xxs });
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
export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${vars.accent}` } },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-current="page"]': { textDecorationLine: 'underline' } } } },
});
export const main = style({
  display: 'grid',
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
