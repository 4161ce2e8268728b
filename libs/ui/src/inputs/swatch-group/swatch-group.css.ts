import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  columnGap: vars.space.xs,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  fontSize: vars.fontSize.s,
  lineHeight: 1.25,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
});
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const face = style({
  position: 'relative',
  flexShrink: 0,
  display: 'block',
  width: '1.75rem',
  height: '1.75rem',
  padding: 2,
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    [`${row}:hover > :enabled + &`]: { borderColor: vars.border.control },
    ':checked + &': { borderColor: vars.action.primary.ground },
    ':disabled + &': { opacity: 0.4 },
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { ':checked + &': { borderColor: 'Highlight' } },
    },
  },
});
export const colour = style({ display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' });
export const rim = style({ stroke: vars.border.control, strokeWidth: 1 });
/** Of a colour that nobody knows how to paint, or of several. */
export const unknown = style({ fill: vars.surface.sunken, strokeDasharray: '3 3' });
export const pattern = style({ fill: 'none', stroke: vars.border.control, strokeWidth: 1.5 });
/** White on ink, so that it is seen on every colour. */
export const mark = style({
  opacity: 0,
  selectors: { ':checked + * > svg > &': { opacity: 1 } },
});
export const markGround = style({ fill: vars.surface.inverse });
export const markInk = style({ fill: 'none', stroke: vars.text.inverse, strokeWidth: 3 });
export const words = style({ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' });
export const count = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums lining-nums' });
