import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginTop: vars.space.xs });
export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '3.25rem',
  minHeight: '2.75rem',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${vars.motion.fast}, background ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:has(:checked)': {
      borderColor: vars.action.primary.ground,
      background: vars.accentTint,
      boxShadow: `inset 0 0 0 1px ${vars.action.primary.ground}`,
      fontWeight: vars.fontWeight.strong,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    // A stroke from corner to corner says "gone" without a word and without relying on colour.
    '&:has(:disabled)': {
      borderColor: vars.border.hairline,
      background: `linear-gradient(to top right, transparent calc(50% - 0.6px), ${vars.border.control} 50%, transparent calc(50% + 0.6px)) ${vars.surface.sunken}`,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&:has(:checked)': { outline: '3px solid Highlight' },
        '&:has(:disabled)': { color: 'GrayText', borderStyle: 'dashed' },
      },
    },
  },
});
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const note = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, marginInlineStart: vars.space.xxs });
export const notes = style({ marginTop: vars.space.xs });
