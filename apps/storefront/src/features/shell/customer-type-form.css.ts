import { style } from '@vanilla-extract/css';
import { media, vars } from '@torg/ui/styling';

export const types = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xxs,
});

export const type = style({
  minHeight: '2.25rem',
  paddingInline: vars.space.xs,
  border: 0,
  // The chosen one is underlined: a switch that is seldom used is quieter than what stands around it.
  borderBlockEnd: '2px solid transparent',
  background: 'transparent',
  color: vars.text.soft,
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&[aria-pressed="true"]': {
      borderColor: vars.accentMark,
      color: vars.text.strong,
    },
  },
  '@media': {
    [media.touch]: { minHeight: vars.size.touch },
    [media.forcedColours]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});
