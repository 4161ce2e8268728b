import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/** Codes are written in capitals, whatever the keys say; they are sent as they were written. */
export const input = style([
  control,
  {
    flex: '1 1 8rem',
    width: 'auto',
    minWidth: 0,
    selectors: { '&:not(:placeholder-shown)': { textTransform: 'uppercase' } },
  },
]);
export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  maxWidth: '100%',
  minHeight: vars.size.control,
  paddingInlineStart: vars.space.s,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: `calc(${vars.size.control} / 2)`,
  background: vars.surface.raised,
  fontSize: vars.fontSize.s,
});
export const code = style({ minWidth: 0, fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' });
export const saving = style({ color: vars.text.muted, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** Room where no button stands. */
export const end = style({ width: vars.space.xs });
