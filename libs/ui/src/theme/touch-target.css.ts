import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Answers a press as large as a finger needs, however small it is drawn. What is beside it must leave that room. */
export const touchTarget = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
    },
  },
});
