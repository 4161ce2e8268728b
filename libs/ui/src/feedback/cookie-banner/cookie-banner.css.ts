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
  gap: vars.space.m,
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space.m} ${vars.layout.gutter}`,
  '@media': { [media.tablet]: { paddingBlock: vars.space.l } },
});
export const words = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.layout.measure });
/** All answers are equally wide and equally loud. */
export const answers = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', maxWidth: '48rem' } },
});
export const choice = style({ display: 'grid', gap: vars.space.m });
export const categories = style({
  // It takes the focus from the button that is gone, and is no control itself.
  selectors: { '&:focus-visible': { outline: 0, boxShadow: 'none' } },
  display: 'grid',
  gap: vars.space.m,
  maxWidth: '48rem',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
