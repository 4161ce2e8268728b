import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: vars.text.strong,
  fontSize: vars.fontSize.s,
  textDecorationLine: 'none',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: { '&:hover': { borderColor: vars.border.strong, background: vars.action.secondary.hover } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const sign = style({ display: 'inline-flex', flexShrink: 0, color: vars.text.muted });
