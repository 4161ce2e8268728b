import { style } from '@vanilla-extract/css';

export const form = style({});

/** What is asked about somebody else, while the card is for somebody else; the browser sees to it without script. */
export const forOther = style({
  selectors: { [`${form}:has(input[value="self"]:checked) &`]: { display: 'none' } },
});
