import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { turned, turningSign } from '../../theme/turning-sign.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  '@media': { [media.wide]: { columnGap: vars.space.l } },
});
export const end = style({ flexShrink: 0 });
export const top = style({ display: 'flex', alignItems: 'center' });
export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.strong,
  textDecorationLine: 'none',
  borderBlock: '3px solid transparent',
  overflowWrap: 'anywhere',
  selectors: {
    [`${top}:hover &, &[aria-current="page"]`]: { borderBottomColor: vars.accentMark },
    '&[aria-current="page"]': { fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    [media.touch]: { minWidth: vars.size.touch },
    // A transparent border would be painted there too.
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  marginInlineEnd: '-0.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.strong },
    // Inside its own box, as the link's name begins where the box ends.
    '&:focus-visible': { outlineOffset: -6, boxShadow: 'none' },
  },
  // Without script nothing opens, and the links beside it are enough.
  '@media': { [media.withoutScript]: { display: 'none' } },
});
export const sign = style([turningSign, { selectors: { [`${opener}[aria-expanded="true"] &`]: turned } }]);
export const panel = style({
  position: 'absolute',
  zIndex: 50,
  insetInline: 0,
  top: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  maxHeight: '75dvh',
  overflowY: 'auto',
  padding: vars.space.xl,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.shadow.overlay,
});
export const pictured = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: vars.space.xl } },
});
export const seeAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  color: vars.text.strong,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
/** A few columns share the width of the panel: half of it empty would look as though something had not come. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignContent: 'start',
  gap: vars.space.l,
});
export const loading = style({ display: 'grid', gap: vars.space.s });
export const columnHead = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: vars.text.soft,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.text.strong, textDecorationLine: 'underline' } },
  '@media': { [media.touch]: { minWidth: vars.size.touch, minHeight: vars.size.control } },
});
export const feature = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
});
