import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const picture = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: vars.surface.picture,
  // The words of a picture that did not come stay small and inside the box.
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  background: vars.surface.picture,
  color: vars.text.muted,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
export const ratio = styleVariants({
  portrait: { aspectRatio: '4 / 5' },
  square: { aspectRatio: '1' },
  landscape: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '16 / 9' },
});
export const shape = styleVariants({
  plain: {},
  card: { borderRadius: vars.radius.card },
  control: { borderRadius: vars.radius.control },
});
