import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui';

export const menu = style({
  maxWidth: vars.layout.content,
  // An outage may leave the menu empty; the page below must not move when it comes.
  minHeight: vars.size.control,
  marginInline: 'auto',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const list = style({
  display: 'flex',
  gap: vars.space.l,
  margin: 0,
  paddingInline: vars.layout.gutter,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { gap: vars.space.xl } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.text.strong,
  textDecoration: 'none',
  boxShadow: '0 0 0 transparent',
  selectors: {
    '&:hover, &[aria-current="page"]': { boxShadow: `inset 0 -3px 0 ${vars.accent}` },
  },
  // Forced colours paint no shadows.
  '@media': {
    [media.forcedColours]: { selectors: { '&:hover, &[aria-current="page"]': { textDecorationLine: 'underline' } } },
  },
});
