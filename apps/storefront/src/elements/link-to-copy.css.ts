import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const line = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});
