import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxWidth: '16rem',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.fast}` } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
