import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.m,
  top: vars.space.xs,
  zIndex: 100,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&:focus': {
      width: 'auto',
      height: 'auto',
      padding: `${vars.space.s} ${vars.space.l}`,
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
