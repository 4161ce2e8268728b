import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
});
export const pictures = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.surface.picture,
  marginBottom: vars.space.s,
});
export const second = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.panel}`,
  // A picture that is not drawn is not fetched: phones never pay for it.
  display: 'none',
  '@media': { [media.hover]: { display: 'block' } },
});
export const loaded = style({ selectors: { [`${card}:hover &`]: { opacity: 1 } } });
export const badge = style({ position: 'absolute', insetInlineStart: vars.space.s, top: vars.space.s });
export const brand = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const name = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.regular,
  lineHeight: '1.35',
  letterSpacing: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
/** Stretches the link over the whole card; only `actions` lie above it. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 0,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { boxShadow: 'none', outline: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: 3 },
    [`${card}:hover &`]: { textDecorationLine: 'underline' },
  },
});
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  marginTop: vars.space.xxs,
});
/** How a dot is drawn stands here once, and every dot inherits it. */
export const dots = style({
  width: 'auto',
  height: '0.875rem',
  alignSelf: 'flex-start',
  overflow: 'visible',
  stroke: vars.border.control,
  strokeWidth: 1,
  forcedColorAdjust: 'none',
});
export const moreDots = style({
  fill: vars.text.muted,
  stroke: 'none',
  fontSize: 12,
  direction: 'ltr',
  forcedColorAdjust: 'auto',
});
export const actions = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: vars.space.xs,
  top: vars.space.xs,
});
