import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const fade = vars.space.xxl;

/**
 * Scrolls in itself, so that a wide table never widens the page. `data-more` says that more lies aside: see `useOverflow`.
 */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  maxWidth: '100%',
  // What has the focus stands clear of the fading.
  scrollPaddingInlineEnd: fade,
  selectors: {
    // More lies beside what is seen: it fades out. A ring around the whole would fade with it.
    '&[data-more]:not(:focus-visible)': {
      maskImage: `linear-gradient(to left, transparent, ${vars.text.strong} ${fade})`,
    },
    '[dir="rtl"] &[data-more]:not(:focus-visible)': {
      maskImage: `linear-gradient(to right, transparent, ${vars.text.strong} ${fade})`,
    },
  },
});
