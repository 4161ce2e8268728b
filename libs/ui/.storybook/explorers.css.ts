import { globalStyle, style } from '@vanilla-extract/css';
import { baseTokens } from '../src/theme/tokens.ts';
import { vars } from '../src/theme/vars.css.ts';

export const field = style({
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
});
export const icons = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  marginBlock: vars.space.m,
  padding: '0 !important',
  listStyle: 'none',
});
// Storybook gives every list of its docs marks.
globalStyle(`${icons} > li`, {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: '0 !important',
  listStyle: 'none !important',
});
export const icon = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'center',
  alignContent: 'start',
  width: '100%',
  padding: vars.space.s,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.strong } },
});
export const copy = style({
  width: '100%',
  minHeight: vars.size.touch,
  border: 0,
  background: 'none',
  color: vars.text.link,
  textDecoration: 'underline',
  cursor: 'pointer',
});
export const layouts = style({ display: 'grid', gap: vars.space.l, marginBlock: vars.space.l });
export const layout = style({ margin: 0, overflowX: 'auto' });
export const window = style({
  display: 'block',
  marginTop: vars.space.xs,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.page,
});
export const column = style({ fill: vars.accentTint, stroke: vars.accentMark });
export const panel = style({ fill: vars.surface.sunken, stroke: vars.border.control });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
  // The docs stay light, whatever theme their stories have.
  color: baseTokens.text.strong,
  colorScheme: 'light',
  fontSize: vars.fontSize.s,
});
export const tool = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: baseTokens.surface.raised,
  color: baseTokens.text.strong,
  cursor: 'pointer',
});
export const shared = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const workshop = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.l,
  marginBlock: vars.space.m,
  color: baseTokens.text.strong,
  colorScheme: 'light',
  fontSize: vars.fontSize.s,
});
export const pickers = style({ display: 'grid', alignContent: 'start', padding: '0 !important' });
globalStyle(`${pickers} > li`, { margin: '0 !important', listStyle: 'none !important' });
export const map = style({
  display: 'block',
  width: '100%',
  fontFamily: "'Source Code Pro', monospace",
  fontSize: vars.fontSize.xs,
});
export const shop = style({ padding: vars.space.l, background: vars.surface.page, color: vars.text.strong });
