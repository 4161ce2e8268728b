import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const label = style({ fontSize: vars.fontSize.s });
export const chosen = style({ fontWeight: vars.fontWeight.strong });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginTop: vars.space.xs });
export const swatch = style({
  position: 'relative',
  display: 'block',
  border: '2px solid transparent',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&[aria-current]': { borderColor: vars.action.primary.ground },
  },
  '@media': {
    // A transparent border would be painted there too.
    [media.forcedColours]: { borderColor: 'Canvas', selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
export const face = styleVariants({
  coloured: { width: vars.size.control, height: vars.size.control, padding: 3, borderRadius: vars.radius.full },
  pictured: { width: '4rem', height: '5rem', padding: 2, borderRadius: vars.radius.control },
  worded: {
    minHeight: vars.size.control,
    padding: `0.5rem ${vars.space.s}`,
    borderColor: vars.border.hairline,
    borderRadius: vars.radius.control,
    color: 'inherit',
    fontSize: vars.fontSize.s,
    textDecorationLine: 'none',
  },
});
export const colour = style({
  width: '100%',
  height: '100%',
  stroke: vars.border.control,
  strokeWidth: 1,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: vars.surface.picture,
  borderRadius: '2px',
});
export const stroke = style({
  position: 'absolute',
  inset: 3,
  width: 'calc(100% - 6px)',
  height: 'calc(100% - 6px)',
  stroke: vars.surface.raised,
  strokeWidth: 3,
  paintOrder: 'stroke',
});
export const strokeInk = style({ stroke: vars.text.strong, strokeWidth: 1 });
