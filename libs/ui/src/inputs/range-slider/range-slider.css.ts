import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.xxs,
  minWidth: 0,
});
export const output = style({
  textAlign: 'end',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** As tall as a thumb's reach and inset by half of it, so that a thumb at the end stays inside. */
export const track = style({
  position: 'relative',
  isolation: 'isolate',
  gridColumn: '1 / -1',
  height: vars.size.control,
  marginInline: '0.875rem',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.875rem',
      top: 'calc(50% - 0.125rem)',
      height: '0.25rem',
      borderRadius: vars.radius.full,
      background: vars.border.control,
      opacity: 0.5,
      forcedColorAdjust: 'none',
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&::before': { background: 'CanvasText', opacity: 1 } } },
  },
});
export const fill = style({
  top: 'calc(50% - 0.125rem)',
  maxHeight: '0.25rem',
  background: vars.action.primary.ground,
  forcedColorAdjust: 'none',
  selectors: { '[data-disabled] > &': { background: vars.text.muted } },
  '@media': { [media.forcedColours]: { background: 'Highlight' } },
});
export const thumb = style({
  top: '50%',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${vars.action.primary.ground}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  transition: `background ${vars.motion.fast}`,
  selectors: {
    // Fingers need more than the eye.
    '&::before': { content: '""', position: 'absolute', inset: '-0.625rem', borderRadius: vars.radius.full },
    '&[data-hovered]': { background: vars.accentTint },
    '&[data-dragging]': { background: vars.action.primary.ground, cursor: 'grabbing' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { borderColor: vars.text.muted, background: vars.surface.sunken, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});
export const uppermost = style({ zIndex: 1 });
