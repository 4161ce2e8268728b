import { style } from '@vanilla-extract/css';
import { appear, row, sheet } from '../../overlays/option-list.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ flex: 1, minWidth: 0 });

export const panel = style([
  sheet,
  {
    position: 'absolute',
    zIndex: 60,
    insetInline: 0,
    top: `calc(100% + ${vars.space.xxs})`,
    maxHeight: 'min(36rem, 70dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space.xs,
    animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}`,
  },
]);
export const list = style({ outline: 0 });
export const group = style({
  selectors: {
    '& + &': { marginTop: vars.space.xs, paddingTop: vars.space.xs, borderTop: `1px solid ${vars.border.hairline}` },
  },
});
export const heading = style({
  padding: `${vars.space.xxs} ${vars.space.m}`,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
});
export const option = style([
  row,
  {
    padding: `${vars.space.xxs} ${vars.space.m}`,
    selectors: { '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${vars.focus}` } },
  },
]);
export const ground = style({
  flexShrink: 0,
  width: '2.5rem',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.surface.picture,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const detail = style({ display: 'block', color: vars.text.muted, fontSize: vars.fontSize.s });
export const price = style({
  flexShrink: 0,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const notice = style({ padding: `${vars.space.s} ${vars.space.m}`, color: vars.text.muted });
export const action = style({
  minHeight: vars.size.control,
  paddingInline: vars.space.m,
  border: 0,
  background: 'transparent',
  color: vars.text.link,
  fontSize: vars.fontSize.s,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
