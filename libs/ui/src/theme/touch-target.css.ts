import { style } from '@vanilla-extract/css';

/** Answers a press on 44 px at least, however small it is drawn. What is beside it must leave that room. */
export const touchTarget = style({
  position: 'relative',
  selectors: {
    '&::after': { content: '""', position: 'absolute', zIndex: 1, inset: 'min(0px, calc((100% - 44px) / 2))' },
  },
});
