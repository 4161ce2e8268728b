import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const summary = style({
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.xs}`,
  border: `2px solid ${vars.status.danger.border}`,
  borderRadius: vars.radius.card,
  background: vars.status.danger.ground,
});
export const content = style({ display: 'grid', gap: vars.space.xs });
export const list = style({ display: 'grid' });
export const link = style({
  display: 'inline-block',
  paddingBlock: '0.625rem',
  color: vars.status.danger.ink,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
