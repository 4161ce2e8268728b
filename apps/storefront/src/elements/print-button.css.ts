import { style } from '@vanilla-extract/css';
import { media } from '@torg/ui/styling';

/** A button that only script answers, and nobody on paper. */
export const withScript = style({
  '@media': { [media.withoutScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});
