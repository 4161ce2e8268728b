import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const badge = style({
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: '0.5rem',
  // Half of a line: a pill while it has one, and still round where it needs two.
  borderRadius: '0.75rem',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
});
export const tone = styleVariants({
  sale: { background: vars.accent, color: vars.accentInk },
  news: { background: vars.surface.inverse, color: vars.text.inverse },
  neutral: {
    background: vars.surface.raised,
    color: vars.text.soft,
    boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  },
  success: { background: vars.status.success.ground, color: vars.status.success.ink },
  danger: { background: vars.status.danger.ground, color: vars.status.danger.ink },
});
