import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xs });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minWidth: 0,
});
/** Marks that are heaped on a letter do not reach over what others wrote. */
const withinItself = { overflow: 'clip', overflowClipMargin: '0.25em' } as const;
export const author = style({
  ...withinItself,
  minWidth: 0,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const date = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const verified = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.status.success.ink,
  fontSize: vars.fontSize.s,
});
export const text = style({ ...withinItself, maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const reply = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.border.hairline}`,
});
