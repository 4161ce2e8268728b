import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
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

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = style({
  width: 'var(--trigger-width)',
  minWidth: '12rem',
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}` } },
});
export const list = style({
  display: 'block',
  maxHeight: 'min(22rem, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 0,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  padding: `${vars.space.xs} ${vars.space.m}`,
  outline: 0,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.action.secondary.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    '&[data-selected]': { fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const description = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});
