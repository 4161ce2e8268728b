import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': { [media.desktop]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: vars.space.m } },
});
export const single = style({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
// Both have their place by name: the pictures may be drawn before the markup of the thumbnails has come.
export const stage = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [media.desktop]: { gridRow: 1, gridColumn: '-2 / -1' } },
});
export const zoom = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  bottom: vars.space.s,
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const views = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  background: vars.surface.picture,
});
/** A press anywhere on the pictures shows them closer. */
export const near = style({ cursor: 'zoom-in', '@media': { [media.withoutScript]: { cursor: 'auto' } } });
export const view = style({ flex: '0 0 100%', scrollSnapAlign: 'start', scrollMarginTop: '8rem' });
// On a phone name and price are to be seen below the first picture, whose edges are mere ground.
globalStyle(`${view} > *`, { aspectRatio: '1', '@media': { [media.tablet]: { aspectRatio: '4 / 5' } } });
export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': {
    [media.tablet]: { justifyContent: 'flex-start', gap: vars.space.xs },
    [media.desktop]: { gridRow: 1, gridColumn: 1, flexDirection: 'column' },
  },
});
/** A dot on the phone, a small picture beyond. */
export const thumb = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  selectors: {
    '&::before': {
      content: '""',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: vars.radius.full,
      background: vars.border.control,
      transition: `background ${vars.motion.fast}, width ${vars.motion.fast}`,
    },
    '&[aria-current]::before': { width: '1.25rem', background: vars.action.primary.ground },
  },
  '@media': {
    [media.tablet]: {
      width: '4.5rem',
      height: 'auto',
      border: '2px solid transparent',
      borderRadius: vars.radius.control,
      overflow: 'hidden',
      selectors: {
        '&::before': { display: 'none' },
        '&:hover': { borderColor: vars.border.control },
        '&[aria-current]': { borderColor: vars.action.primary.ground },
      },
    },
    // A transparent border would be painted there too.
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: {
        '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});
export const thumbPicture = style({
  display: 'none',
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  background: vars.surface.picture,
  '@media': { [media.tablet]: { display: 'block' } },
});
