/** The page that stands in place of one that cannot be had without a connection. */
export const offlinePath = '/offline';

/** Where the list of what can be read all the same stands in it. */
export const keptMark = '<!--kept-->';
