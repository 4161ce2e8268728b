import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Sticks to the window's lower edge; at the page's end it lies after the last line instead of on it. */
export const banner = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 60,
  maxHeight: '70dvh',
  overflowY: 'auto',
  borderTop: `1px solid ${vars.border.control}`,
  background: vars.surface.raised,
  boxShadow: vars.shadow.overlay,
});
export const content = style({
  display: 'grid',
  gap: vars.space.s,
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.layout.gutter} ${vars.space.m}`,
  '@media': {
    [media.tablet]: { gap: vars.space.m, paddingBlock: vars.space.l },
    // From edge to edge of the page: the words, and the answers beside them, at the lower edge with the choice open or not.
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
      columnGap: vars.space.xxl,
      alignItems: 'end',
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space.xxs,
  maxWidth: vars.layout.measure,
  fontSize: vars.fontSize.s,
  '@media': { [media.tablet]: { gap: vars.space.xs, fontSize: vars.fontSize.m } },
});
/** All answers are equally wide, high and loud: beside each other where their words have room, else each on a row. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.75rem), 1fr))',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gap: vars.space.s }, [media.desktop]: { gridColumn: '2' } },
});
export const choice = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
export const categories = style({
  // It takes the focus from the button that opened it, and is no control itself.
  selectors: { '&:focus-visible': { outline: 0, boxShadow: 'none' } },
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});
