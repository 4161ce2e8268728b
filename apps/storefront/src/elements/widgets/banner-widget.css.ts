import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

const { space, surface, text, radius } = vars;

export const picture = style({ minWidth: 0 });

/** On phones what the page opens with is as wide as they are, right under the header. */
export const leading = style({
  '@media': {
    [`not all and ${media.tablet}`]: {
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      marginBlockStart: `calc(-1 * ${space.l})`,
    },
  },
});
globalStyle(`${leading} img`, {
  '@media': {
    [`not all and ${media.tablet}`]: {
      objectFit: 'cover',
      objectPosition: 'center 70%',
      aspectRatio: '6 / 5',
      borderRadius: 0,
    },
  },
});

export const words = style({ display: 'grid', alignContent: 'center', gap: space.s, minWidth: 0 });
export const action = style({ marginBlockStart: space.s });

/** Light words, as an editor asked for them, stand on a dark ground. */
export const inverse = style({
  background: surface.inverse,
  vars: { [text.strong]: text.inverse, [text.soft]: text.inverse },
  color: text.inverse,
});
// A button has a ground of its own.
globalStyle(`${inverse} > a, ${inverse} :not(${action}) > a, ${inverse} h1, ${inverse} h2, ${inverse} p`, {
  color: 'inherit',
});

// A title that is a link says by its place that it leads on.
globalStyle(`${words} :is(h1, h2) a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${words} :is(h1, h2) a:hover`, { textDecoration: 'underline' });

const stacked = style({ display: 'grid', gap: space.m });

/** From a tablet on the words have a ground of their own beside the picture, and both are one card. */
const beside = style([
  stacked,
  {
    '@media': {
      [media.tablet]: {
        gap: 0,
        overflow: 'hidden',
        borderRadius: radius.card,
        background: surface.sunken,
        minHeight: 'clamp(20rem, 34vw, 28rem)',
      },
    },
  },
]);
globalStyle(`${beside} > ${words}`, {
  '@media': { [media.tablet]: { gap: space.m, padding: `${space.xl} clamp(1.5rem, 4vw, 4rem)` } },
});
globalStyle(`${beside} img`, {
  '@media': { [media.tablet]: { height: '100%', objectFit: 'cover', borderRadius: 0 } },
});
globalStyle(`${beside} picture`, {
  '@media': { [media.tablet]: { display: 'block', position: 'absolute', inset: 0 } },
});
globalStyle(`${beside} > ${picture}`, { '@media': { [media.tablet]: { position: 'relative' } } });

export const look = styleVariants({
  below: [stacked, { alignContent: 'start', gap: space.s }],
  /** On a ground of their own over the lower edge of the picture, where there is room beside it. */
  on: [stacked],
  middle: [stacked, { textAlign: 'center', justifyItems: 'center' }],
  left: [beside, { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } } }],
  right: [beside, { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } }],
});
// In its column from the start: it is written first, and drawn before the words have come.
globalStyle(`${look.left} > ${picture}`, { '@media': { [media.tablet]: { gridArea: '1 / 2' } } });
globalStyle(`${look.below} img`, {
  '@media': { [`not all and ${media.tablet}`]: { objectFit: 'cover', aspectRatio: '3 / 2' } },
});
globalStyle(`${look.middle} > ${words}`, { justifyItems: 'center' });
globalStyle(`${look.middle} img`, {
  '@media': { [media.tablet]: { objectFit: 'cover', aspectRatio: '5 / 2' } },
});
globalStyle(`${look.on} > ${words}`, {
  '@media': {
    [media.tablet]: {
      width: `calc(100% - 2 * ${space.l})`,
      marginBlockStart: `calc(-1 * ${space.xxxl})`,
      marginInline: 'auto',
      padding: space.l,
      borderRadius: radius.card,
      boxShadow: vars.shadow.raised,
      position: 'relative',
    },
  },
});
globalStyle(`${look.on} > ${words}:not(${inverse})`, { '@media': { [media.tablet]: { background: surface.page } } });
globalStyle(`${inverse}`, {
  '@media': { [`not all and ${media.tablet}`]: { padding: space.l, borderRadius: radius.card } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: radius.card,
  background: surface.raised,
  color: text.strong,
  textDecoration: 'none',
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.raised },
});
export const tilePicture = style({ display: 'block' });
globalStyle(`${tilePicture} img`, { aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 0 });
export const tileName = style({
  display: 'flex',
  flexGrow: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  minHeight: '3.5rem',
  paddingInline: space.m,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.l } },
});
