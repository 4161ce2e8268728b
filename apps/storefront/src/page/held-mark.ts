/** Stands on what was pressed before the page was alive, until it is answered. */
export const heldMark = 'data-held';
