import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const mark = '1.75rem';

export const list = style({ display: 'flex' });
export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  selectors: {
    // The way from the step before to this one.
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${mark} / 2)`,
      insetInlineStart: `calc(-50% + ${mark} / 2)`,
      insetInlineEnd: `calc(50% + ${mark} / 2)`,
      borderTop: `1px solid ${vars.border.control}`,
    },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.control,
  paddingInline: vars.space.xxs,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    'a&': { color: vars.text.link },
    'a&[aria-current]': { color: vars.text.strong },
    'a&:hover': { color: vars.text.linkHover, textDecorationLine: 'underline' },
    '&[aria-current]': { color: vars.text.strong, fontWeight: vars.fontWeight.strong },
  },
});
export const number = style({
  display: 'grid',
  placeContent: 'center',
  width: mark,
  height: mark,
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '1',
  selectors: {
    '[aria-current] > &': {
      borderColor: vars.action.primary.ground,
      background: vars.action.primary.ground,
      color: vars.action.primary.ink,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[aria-current] > &': { outline: '3px solid Highlight' } } },
  },
});
