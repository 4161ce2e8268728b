import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const height = '4.5rem';

/** It has a place of its own at the end of what it belongs to, so it lies over nothing that comes after. */
export const root = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: height,
  marginInline: `calc(-1 * ${vars.space.m})`,
  padding: `${vars.space.xs} ${vars.space.m}`,
  paddingBottom: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  background: vars.surface.page,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.s,
  color: vars.text.soft,
});
// What has the focus is scrolled clear of it.
globalStyle(`html:has(${root})`, { scrollPaddingBlockEnd: height });
