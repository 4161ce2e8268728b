import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Rows reach from edge to edge of the panel. */
export const list = style({ marginInline: `calc(-1 * ${vars.space.l})`, marginBlock: `calc(-1 * ${vars.space.s})` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  border: 0,
  borderBottom: `1px solid ${vars.border.hairline}`,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.fontSize.l,
  textAlign: 'start',
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  outlineOffset: -4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.secondary.hover },
    '&[aria-current="page"]': { fontWeight: vars.fontWeight.strong },
  },
});
export const all = style({ fontWeight: vars.fontWeight.strong });
