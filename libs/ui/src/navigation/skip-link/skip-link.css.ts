import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  top: vars.space.xs,
  zIndex: 100,
  padding: `${vars.space.s} ${vars.space.l}`,
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontWeight: vars.fontWeight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
});
