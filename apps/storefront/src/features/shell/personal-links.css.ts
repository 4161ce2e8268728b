import { style } from '@vanilla-extract/css';
import { media } from '@torg/ui/styling';

/** A place of fixed width: a name that arrives late moves nothing, and a long one is cut. */
export const name = style({
  display: 'none',
  width: '4.5rem',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [media.desktop]: { display: 'block' } },
});
