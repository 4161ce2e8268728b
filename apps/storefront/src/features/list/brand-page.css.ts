import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

/** The mark above the words, or beside them where there is room. */
export const introduction = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
});
export const mark = style({ width: '10rem', height: 'auto', borderRadius: vars.radius.card });
