import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
});
export const label = style({ color: vars.text.soft });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const mark = style({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.surface.page,
  fontWeight: vars.fontWeight.strong,
});
