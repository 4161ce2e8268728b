import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const height = '4.5rem';

/** It has a place of its own at the end of what it belongs to, so it lies over nothing that comes after. */
export const root = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
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
/** It gives way to the button, and stands above it where both need more room. */
export const what = style({ flex: '1 1 6rem', minWidth: 0 });
globalStyle(`${root} > *`, { maxWidth: '100%' });
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.s,
  color: vars.text.soft,
});
// What has the focus is scrolled clear of it.
globalStyle(`html:has(${root})`, { scrollPaddingBlockEnd: height });
