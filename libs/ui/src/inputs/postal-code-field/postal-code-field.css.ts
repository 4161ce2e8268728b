import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});
export const input = style([control, { width: '8rem', fontVariantNumeric: 'tabular-nums' }]);
export const city = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
  // It is told of when it is filled in, and takes no row before.
  selectors: { '&:empty': { position: 'absolute' } },
});
export const pending = style({ color: vars.text.muted, fontWeight: vars.fontWeight.regular });
