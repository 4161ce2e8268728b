import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ minWidth: 0 });
export const list = style({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.border.hairline}`,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  // A long one leaves room for the beginning of the next.
  maxWidth: '85%',
  minWidth: vars.size.touch,
  minHeight: '3rem',
  paddingInline: vars.space.m,
  borderBottom: '3px solid transparent',
  color: vars.text.soft,
  cursor: 'pointer',
  outlineOffset: -3,
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: vars.text.strong, borderBottomColor: vars.border.control },
    '&[data-selected]': {
      color: vars.text.strong,
      fontWeight: vars.fontWeight.strong,
      borderBottomColor: vars.action.primary.ground,
    },
    '&[data-disabled]': { color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    // A transparent border would be painted there too.
    [media.forcedColours]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});
export const count = style({ color: vars.text.muted, fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.regular });
export const panel = style({ paddingBlockStart: vars.space.l, outlineOffset: 4 });
