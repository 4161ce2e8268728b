import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ position: 'relative', height: '100%', minHeight: '12rem' });
/** What is larger than the window is scrolled: by touch, by dragging, by arrow keys. Two fingers magnify the page itself. */
export const stage = style({
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  scrollbarWidth: 'none',
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'zoom-in',
  outlineOffset: -4,
});
export const near = style([face, { width: '250%', height: '250%', cursor: 'grab' }]);
export const picture = style({
  width: '100%',
  height: '100%',
  maxHeight: '100%',
  minHeight: 0,
  objectFit: 'contain',
  userSelect: 'none',
  color: vars.text.muted,
});
const turner = style({ position: 'absolute', top: 'calc(50% - 1.375rem)' });
export const previous = style([turner, { insetInlineStart: 0 }]);
export const next = style([turner, { insetInlineEnd: 0 }]);
export const place = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  background: vars.surface.page,
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
