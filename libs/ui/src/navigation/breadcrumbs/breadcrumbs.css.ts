import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  color: vars.text.muted,
  fontSize: vars.fontSize.s,
});
export const item = style({
  maxWidth: '100%',
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});
export const onlyWithRoom = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } });
/** Where the way is one step long, its sign points back. */
export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const crumb = style([
  touchTarget,
  {
    display: 'inline-block',
    paddingBlock: vars.space.xxs,
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline', color: vars.text.strong } },
  },
]);
export const current = style({ color: vars.text.strong });
