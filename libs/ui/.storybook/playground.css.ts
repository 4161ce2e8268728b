import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const playground = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.l,
  alignItems: 'start',
});
/** The one docs page that takes the whole width. */
globalStyle(`.sbdocs-content:has(${playground})`, { maxWidth: 'none' });
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, fontSize: vars.fontSize.s });
globalStyle(`${bar} select`, { minHeight: '2rem', maxWidth: '12rem' });
export const editor = style({
  minHeight: '24rem',
  maxHeight: '60vh',
  overflow: 'auto',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontFamily: "'Source Code Pro', monospace",
  fontSize: vars.fontSize.xs,
});
// Storybook gives every element of its pages its own font, those within code too.
globalStyle(`${editor} pre, ${editor} pre *`, {
  fontFamily: "'Source Code Pro', monospace !important",
  lineHeight: '1.6',
});
export const button = style({
  justifySelf: 'start',
  minHeight: vars.size.control,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  cursor: 'pointer',
});
export const figure = style({ margin: 0, overflowX: 'auto' });
export const frame = style({ border: `1px solid ${vars.border.hairline}`, overflow: 'hidden' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  maxHeight: '16rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.s,
});
globalStyle(`${words} dd`, { margin: 0 });
