import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** What stands in the header where there is room, and else in the panel or the footer alone. */
export const beside = style({
  display: 'none',
  flexShrink: 0,
  alignItems: 'center',
  minHeight: vars.size.control,
  '@media': { [media.wide]: { display: 'flex' } },
});
