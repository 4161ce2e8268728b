import { styleVariants } from '@vanilla-extract/css';

/** A selector that the system's own styles lean on; a browser that does not know it lacks much else too. */
const current = 'selector(:dir(ltr))';

export const shown = styleVariants({
  always: {},
  'where-needed': { '@supports': { [current]: { display: 'none' } } },
});
