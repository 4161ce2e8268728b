import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { radio } from '../../inputs/choice/choice.css.ts';
import { pickable } from '../../inputs/choice/pickable.css.ts';

export const legend = style({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const requirement = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
  marginInlineStart: vars.space.xs,
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  marginTop: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' } },
});
/** What is picked, with what else is to be said about it: its sizes. */
export const option = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const card = style([
  pickable,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    selectors: {
      // The frame of what is picked lies over its picture.
      '&:has(:checked)::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 2px ${vars.action.primary.ground}`,
        pointerEvents: 'none',
      },
    },
  },
]);
export const plain = style({ flexGrow: 0, minHeight: vars.size.control });
export const mark = style([
  radio,
  {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: vars.space.s,
    top: vars.space.s,
    margin: 0,
    selectors: {
      [`${plain} > &`]: { position: 'static', margin: `${vars.space.s} 0 0`, marginInlineStart: vars.space.s },
    },
  },
]);
export const picture = style({
  background: vars.surface.picture,
  selectors: { 'label:has(:disabled) > &': { opacity: 0.55 } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  padding: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const name = style({ selectors: { 'label:has(:checked) &': { fontWeight: vars.fontWeight.strong } } });
export const quiet = style({ color: vars.text.muted, fontSize: vars.fontSize.s });
export const price = style({ fontSize: vars.fontSize.s, fontVariantNumeric: 'tabular-nums lining-nums' });
/** The sizes of what is picked alone, without script too. */
export const sizes = style({
  display: 'none',
  paddingTop: vars.space.s,
  selectors: { [`${option}:has(> ${card} :checked) > &`]: { display: 'block' } },
});
/** A look at the product by itself, beside the label: a link within it would pick and lead away at once. */
export const more = style({ paddingTop: vars.space.xxs, fontSize: vars.fontSize.s });
