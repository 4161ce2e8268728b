import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The sum and the way on: at the foot of the window, whatever row is in sight. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${vars.space.s} ${vars.layout.gutter}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
  '@media': {
    [media.desktop]: { marginInline: 0, paddingInline: 0 },
    [media.print]: { position: 'static' },
  },
});
/** As wide as the window leaves room for beside the sum. */
export const add = style({ display: 'grid', flex: '1 1 16rem', '@media': { [media.tablet]: { flex: 'none' } } });
/** What has the focus comes to stand above it, also where sum and button stand below each other. */
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: `calc(${vars.space.giant} + ${vars.space.xl})` });
