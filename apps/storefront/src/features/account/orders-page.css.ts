import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const search = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
});
export const list = style({ display: 'grid', gap: vars.space.s });
