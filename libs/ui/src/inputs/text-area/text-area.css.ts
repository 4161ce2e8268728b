import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const area = style([
  control,
  {
    display: 'block',
    minHeight: '7.5rem',
    maxHeight: '24rem',
    paddingBlock: vars.space.s,
    resize: 'vertical',
    // It grows with what is written, where the browser can.
    fieldSizing: 'content',
  },
]);
export const count = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const tooLong = style({ color: vars.status.danger.ink, fontWeight: vars.fontWeight.strong });
