import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ position: 'relative', display: 'flex', width: '100%', minWidth: 0 });
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: `${vars.space.m} 3rem`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  appearance: 'none',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:hover': { borderColor: vars.border.strong },
    // The clear cross of the browser would sit under our button.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const submit = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text.link }, '&:active': { background: vars.action.secondary.press } },
});
