import { style } from '@vanilla-extract/css';
import { appear, row, sheet } from '../../overlays/option-list.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const button = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '[data-invalid] > &': { borderColor: vars.status.danger.border, borderWidth: 2 },
      '&[aria-expanded="true"]': { borderColor: vars.border.strong },
    },
  },
]);
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.text.muted } },
});

export const popover = style([
  sheet,
  {
    width: 'var(--trigger-width)',
    minWidth: 'min(12rem, 80vw)',
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}` } },
  },
]);
export const list = style({
  display: 'block',
  maxHeight: 'min(22rem, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
});
export const option = style([
  row,
  {
    padding: `${vars.space.xs} ${vars.space.m}`,
    selectors: {
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
      '&[data-selected]': { fontWeight: vars.fontWeight.strong },
    },
  },
]);
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});
