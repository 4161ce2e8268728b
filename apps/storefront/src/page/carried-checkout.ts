/** Where a site of the shop takes what was typed into the checkout of another one, which has a storage of its own. */
export const carriedCheckoutPath = '/checkout/carried';

/** The fields that are sent there. */
export const carriedCheckoutFields = {
  /** JSON of the texts by the names of their fields. */
  typed: 'typed',
  /** The path to go on to. */
  to: 'to',
} as const;
