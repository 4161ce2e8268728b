import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  rowGap: vars.space.l,
  // There are eleven gaps: as wide as large text makes them, they would be wider than a phone.
  columnGap: `min(${vars.space.l}, 6vw)`,
});

const cell = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

/** Words beside a picture stand in its middle. */
export const besidePicture = style({ '@media': { [media.tablet]: { alignItems: 'center' } } });
const besides = (columns: number) => ({ '@media': { [media.tablet]: { gridColumn: `span ${columns}` } } });

/** How much of its row a widget takes. On phones four small ones stand two by two. */
export const size = styleVariants({
  full: [cell],
  half: [cell, besides(6)],
  third: [cell, besides(4)],
  quarter: [cell, { gridColumn: 'span 6', '@media': { [media.tablet]: { gridColumn: 'span 3' } } }],
});
