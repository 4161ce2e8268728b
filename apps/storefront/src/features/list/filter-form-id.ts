/** The form of the filters, to which the order of the list belongs too. */
export const filterFormId = 'list-filters';

/** The part of the page that holds it, to which the button leads where there is no script. */
export const filterPartId = 'filters';
