import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  // Nine of these stand in one row of a phone.
  minWidth: vars.size.touch,
  minHeight: vars.size.control,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.control,
  color: vars.text.strong,
});
export const page = style([
  box,
  {
    textDecorationLine: 'none',
    transition: `background ${vars.motion.fast}`,
    selectors: {
      '&:hover': { background: vars.action.secondary.hover },
      '&[aria-current]': { background: vars.surface.inverse, color: vars.text.inverse },
      '&[aria-current]:hover': { background: vars.surface.inverse },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
  },
]);
export const step = style([page, { paddingInline: vars.space.s }]);
export const gap = style([box, { minWidth: '1rem', paddingInline: 0, color: vars.text.muted }]);
export const stepText = style({
  '@media': { [`not all and ${media.tablet}`]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
