import { globalStyle, style } from '@vanilla-extract/css';
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
/** Neither drawn nor fetched before a mouse is on the card; where there is none, never. */
export const second = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'none',
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { display: 'block' } } } },
});
export const badges = style({
  position: 'absolute',
  insetInlineStart: vars.space.s,
  top: vars.space.s,
  // The heart stands in the other corner.
  maxWidth: `calc(100% - ${vars.size.control} - ${vars.space.l})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
});
// A campaign with a long name does not cover the goods.
globalStyle(`${badges} > *`, { overflow: 'hidden', maxWidth: '100%', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Out of the way of the picture until a mouse points at the card, or the focus comes to it. */
export const whenPointedAt = style({
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.fast}`,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
  },
});
/** Above the link that is stretched over the card. */
export const quickAdd = style([
  { position: 'absolute', zIndex: 1, insetInlineEnd: vars.space.xs, bottom: vars.space.xs },
  whenPointedAt,
]);
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
/** Above the link that is stretched over the card. */
export const colours = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'flex-start',
  marginInlineStart: '-0.3125rem',
  // What a finger hits is larger than what is seen.
  '@media': { [media.touch]: { marginInlineStart: '-0.9375rem', marginBlock: '-0.625rem' } },
});
export const colour = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: vars.radius.full,
  outlineOffset: -2,
  '@media': {
    [media.touch]: {
      width: vars.size.touch,
      height: vars.size.touch,
      selectors: { '&:nth-of-type(n + 4)': { display: 'none' } },
    },
  },
});
export const dot = style({
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  boxShadow: `0 0 0 1px ${vars.border.control}`,
  forcedColorAdjust: 'none',
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: { [`${colour}:hover &`]: { boxShadow: `0 0 0 2px ${vars.surface.page}, 0 0 0 3px ${vars.text.strong}` } },
});
const more = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, paddingInlineStart: vars.space.xxs });
export const moreColours = style([more, { '@media': { [media.touch]: { display: 'none' } } }]);
export const moreForFingers = style([
  more,
  { display: 'none', '@media': { [media.touch]: { display: 'inline', paddingInlineStart: 0 } } },
]);
export const actions = style({
  position: 'absolute',
  display: 'grid',
  gap: vars.space.xs,
  zIndex: 1,
  insetInlineEnd: vars.space.xs,
  top: vars.space.xs,
});
/** Where a finger presses, discs are smaller than what is pressed, so that they hide less of the goods of a small card. */
globalStyle(`${card} ${actions} > *`, {
  '@media': { [media.touch]: { padding: '0.375rem', backgroundClip: 'content-box', boxShadow: 'none' } },
});
