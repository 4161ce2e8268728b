import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const frame = style({ position: 'relative' });
export const input = style([control, { paddingInlineEnd: '5rem' }]);
export const toggle = style({
  position: 'absolute',
  insetBlock: 2,
  insetInlineEnd: 2,
  minWidth: '4rem',
  paddingInline: vars.space.s,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
