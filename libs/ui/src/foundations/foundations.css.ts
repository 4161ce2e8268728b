import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
});
export const sample = style({
  padding: vars.space.m,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const chip = style({ width: '100%', height: '4rem', stroke: vars.border.hairline, marginBottom: vars.space.xs });
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
});
export const bar = styleVariants(vars.space, (width) => ({ width, height: vars.space.l, background: vars.accent }));
export const size = styleVariants(vars.fontSize, (fontSize) => ({ fontSize, lineHeight: vars.lineHeight.heading }));
export const font = styleVariants(vars.font, (fontFamily) => ({ fontFamily }));
