import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { pickable } from './pickable.css.ts';

const { primary } = vars.action;

/** The whole row answers a press, so that thumbs need not aim at the box. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minHeight: vars.size.control,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' } },
});

const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  marginBlock: '0.125rem',
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.raised,
  appearance: 'none',
  cursor: 'inherit',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '""',
      background: primary.ink,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.enter}`,
      forcedColorAdjust: 'none',
    },
    '&:checked': { borderColor: primary.ground, background: primary.ground },
    '&:checked::before': { transform: 'none' },
    [`${row}:hover &:enabled:not(:checked)`]: { borderColor: vars.border.strong, background: vars.accentTint },
    [`${row}:active &:enabled:not(:checked)`]: {
      borderColor: vars.border.strong,
      background: vars.action.secondary.press,
    },
    [`${row}:active &:enabled:checked`]: { borderColor: primary.press, background: primary.press },
    // A radio takes no such attribute; its group has it.
    '&[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] &': {
      borderColor: vars.status.danger.border,
      borderWidth: 2,
    },
    // The frame around it shows the focus already.
    [`${pickable} > &:focus-visible`]: { outline: 0, boxShadow: 'none' },
    '&:disabled': { opacity: 0.5, background: vars.surface.sunken },
    '&:checked:disabled': { borderColor: vars.text.muted, background: vars.text.muted },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked, &:indeterminate': { borderColor: 'Highlight', borderWidth: 2 },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
export const checkbox = style([
  mark,
  {
    borderRadius: `min(${vars.radius.control}, 4px)`,
    selectors: {
      '&::before': {
        width: '0.75rem',
        height: '0.75rem',
        clipPath: 'polygon(12% 46%, 0 59%, 37% 94%, 100% 20%, 86% 8%, 36% 68%)',
      },
      '&:indeterminate': { borderColor: primary.ground, background: primary.ground },
      // Some of the choices under it are taken, but not all: a dash.
      '&:indeterminate::before': { transform: 'none', clipPath: 'inset(42% 8%)' },
    },
  },
]);
export const radio = style([
  mark,
  {
    borderRadius: vars.radius.full,
    selectors: { '&::before': { width: '0.5rem', height: '0.5rem', borderRadius: vars.radius.full } },
  },
]);
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const description = style({ display: 'block', color: vars.text.muted, fontSize: vars.fontSize.s });
export const end = style({
  flexShrink: 0,
  maxWidth: '50%',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
