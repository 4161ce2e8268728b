import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
  /** The lower the wider the screen, so that what it stands above is on the first one. */
  banner: {
    aspectRatio: '2 / 1',
    '@media': { [media.tablet]: { aspectRatio: '3 / 1' }, [media.desktop]: { aspectRatio: '5 / 1' } },
  },
});
export const shape = styleVariants({
  plain: {},
  card: { borderRadius: vars.radius.card },
  control: { borderRadius: vars.radius.control },
});
export const frame = style({ display: 'block', position: 'relative', overflow: 'hidden' });
export const formats = style({ display: 'contents' });
export const ground = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [media.forcedColours]: { display: 'none' } },
});
/** Lets the ground be seen through the picture that has not come. */
export const grounded = style({});
globalStyle(`${grounded} ${picture}`, { position: 'relative', background: 'transparent' });
