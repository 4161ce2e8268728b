import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** On phones as wide as they are, right under the header. */
export const hero = style({
  // Margins that centre it would else let it be as wide as its contents, which grow when the picture arrives.
  width: '100%',
  maxWidth: vars.layout.content,
  marginInline: 'auto',
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.tablet]: { marginBlockStart: 0, paddingInline: vars.layout.gutter } },
});

/** As much of the picture as leaves the words in the first view. */
export const banner = style({});
globalStyle(`${banner} img`, {
  objectFit: 'cover',
  aspectRatio: '4 / 3',
  borderRadius: 0,
  '@media': { [media.tablet]: { aspectRatio: '5 / 2', borderRadius: vars.radius.card } },
});

/** On a card that lies over the picture's lower edge, where there is room. */
export const words = style({
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.space.l} ${vars.layout.gutter} 0`,
  maxWidth: '40rem',
  '@media': {
    [media.tablet]: { paddingInline: 0 },
    [media.desktop]: {
      selectors: {
        [`${banner} + &`]: {
          position: 'relative',
          marginBlockStart: '-5rem',
          marginInlineStart: vars.space.l,
          padding: vars.space.xl,
          borderRadius: vars.radius.card,
          background: vars.surface.page,
          boxShadow: vars.shadow.raised,
        },
      },
    },
  },
});
