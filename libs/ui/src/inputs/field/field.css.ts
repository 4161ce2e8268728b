import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.strong });
export const control = style({
  width: '100%',
  minHeight: '3rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:hover:enabled': { borderColor: vars.border.strong },
    // To be read and copied, in full contrast, but plainly no place to write in.
    'input&:read-only:enabled, textarea&:read-only:enabled': {
      borderStyle: 'dashed',
      background: vars.surface.sunken,
    },
    '&[aria-invalid="true"]': { borderColor: vars.status.danger.border, borderWidth: 2 },
    '&:disabled': { background: vars.surface.sunken, color: vars.text.muted, cursor: 'not-allowed' },
  },
});
export const hint = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  color: vars.status.danger.ink,
  fontSize: vars.fontSize.s,
});
export const errorSign = style({ display: 'inline-flex', alignItems: 'center', height: '1.5em' });
export const groupNotes = style({ display: 'grid', gap: vars.space.xxs, marginTop: vars.space.xs });
