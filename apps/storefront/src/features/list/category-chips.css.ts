import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';
import { framedLink } from '../../elements/framed-link.css.ts';

export const chip = style([framedLink, { paddingInline: vars.space.m, borderRadius: vars.radius.full }]);

/** On a phone in one row, which a finger moves: the goods begin on the first screen. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    [`not all and ${media.tablet}`]: {
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      // The ring of a focus is not cut off.
      paddingBlock: vars.space.xxs,
      marginBlock: `calc(-1 * ${vars.space.xxs})`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingInline: vars.layout.gutter,
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${row} > li`, { flexShrink: 0 });
