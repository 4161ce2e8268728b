import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const size = styleVariants({
  xs: { fontSize: vars.fontSize.xs },
  s: { fontSize: vars.fontSize.s },
  m: { fontSize: vars.fontSize.m },
  l: { fontSize: vars.fontSize.l },
  xl: { fontSize: vars.fontSize.xl, lineHeight: '1.4' },
});
export const tone = styleVariants({
  default: {},
  soft: { color: vars.text.soft },
  muted: { color: vars.text.muted },
  success: { color: vars.status.success.ink },
  warning: { color: vars.status.warning.ink },
  danger: { color: vars.status.danger.ink },
});
export const strong = style({ fontWeight: vars.fontWeight.strong });
export const measured = style({ maxWidth: vars.layout.measure });
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
