import { styleVariants } from '@vanilla-extract/css';

/** A selector that the system's own styles lean on; a browser that does not know it lacks much else too. */
const current = 'selector(:dir(ltr))';

export const shown = styleVariants({
  always: {},
  /** Over the window's lower end, wherever it stands in the page; by words that browsers have known for long. */
  'where-needed': {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 100,
    '@supports': { [current]: { display: 'none' } },
  },
});
