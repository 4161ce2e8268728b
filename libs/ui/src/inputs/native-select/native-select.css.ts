import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const select = style([
  control,
  {
    paddingInlineEnd: vars.space.xl,
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '@media': { [media.forcedColours]: { appearance: 'auto' } },
  },
]);
export const sign = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { display: 'none' } },
});
