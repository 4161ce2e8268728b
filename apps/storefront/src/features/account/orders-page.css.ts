import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** Two rows on a phone: the words, then the status with the button. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
});
export const words = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
export const list = style({ display: 'grid', gap: vars.space.s });
