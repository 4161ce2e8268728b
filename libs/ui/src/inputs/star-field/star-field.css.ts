import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const stars = style({ display: 'flex', width: 'fit-content', maxWidth: '100%', marginInlineStart: '-0.375rem' });
export const star = style({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flex: `0 1 ${vars.size.control}`,
  minWidth: vars.size.touch,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

const lit = { fill: vars.accentMark, stroke: vars.action.primary.ground } as const;
const unlit = { fill: 'transparent', stroke: vars.border.control } as const;

export const shape = style({
  ...unlit,
  width: '2rem',
  height: '2rem',
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  transition: `fill ${vars.motion.fast}`,
  // A star is lit when it is picked, or when one after it is.
  selectors: { [`${star}:has(:checked) &, ${star}:has(~ ${star} :checked) &`]: lit },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${stars}:hover ${star}:not(:hover):not(:has(~ ${star}:hover)) &`]: unlit,
        [`${star}:hover &, ${star}:has(~ ${star}:hover) &`]: lit,
      },
    },
    [media.forcedColours]: {
      selectors: {
        '&&': { fill: 'Canvas', stroke: 'CanvasText' },
        [`${star}:has(:checked) &&, ${star}:has(~ ${star} :checked) &&`]: { fill: 'Highlight', stroke: 'Highlight' },
      },
    },
  },
});
