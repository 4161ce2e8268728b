import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const frame = style({ position: 'relative', maxWidth: '20rem' });
export const code = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.s,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.muted,
  pointerEvents: 'none',
});
export const input = style([control, { fontVariantNumeric: 'tabular-nums' }]);
export const afterCode = style({ paddingInlineStart: '3.25rem' });
