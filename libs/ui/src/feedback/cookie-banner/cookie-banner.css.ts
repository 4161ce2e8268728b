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
    // From edge to edge of the page: the words, and the answers beside them.
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
      columnGap: vars.space.xxl,
      alignItems: 'center',
    },
  },
});
/** The categories stand over the three answers, which are equally wide here, too. */
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.s };
export const choosing = style({ '@media': { [media.tablet]: threeColumns, [media.desktop]: threeColumns } });
const whileChoosing = `${choosing} &`;
const acrossAll = { [whileChoosing]: { gridColumn: '1 / -1' } };
export const words = style({
  selectors: acrossAll,
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
  '@media': {
    [media.tablet]: { gap: vars.space.s, selectors: { [`${choosing} > &`]: { gridColumn: 'span 2' } } },
  },
});
export const choice = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.tablet]: { display: 'contents' } },
});
export const categories = style({
  // It takes the focus from the button that is gone, and is no control itself.
  selectors: { '&:focus-visible': { outline: 0, boxShadow: 'none' }, ...acrossAll },
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } },
});
