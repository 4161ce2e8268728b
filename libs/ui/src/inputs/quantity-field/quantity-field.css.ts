import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const control = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  selectors: {
    '&:has(:focus-visible)': { borderColor: vars.border.strong },
    '&[data-invalid]': { borderColor: vars.status.danger.border },
  },
});
export const size = styleVariants({
  s: { height: vars.size.control },
  m: { height: '3.5rem' },
});
export const step = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A finger does not grow with the text.
    flex: `0 0 ${vars.size.touch}`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover:enabled': { background: vars.action.secondary.hover },
      '&:active:enabled': { background: vars.action.secondary.press },
      '&:disabled, &[aria-disabled]': { color: vars.border.control, opacity: 0.6, cursor: 'not-allowed' },
    },
    // Without script the number can still be typed, and the buttons would do nothing.
    '@media': { [media.withoutScript]: { display: 'none' } },
  },
]);
export const amount = style({
  width: '3rem',
  minWidth: '2ch',
  // The border around it answers a press too.
  marginBlock: '-1px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    '&:disabled': { color: vars.text.muted },
  },
});
