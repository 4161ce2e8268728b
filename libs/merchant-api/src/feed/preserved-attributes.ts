/** Attributes that the catalogue has no column for: they are kept as the feed writes them, and exported so. */
export const preservedAttributes = ['condition', 'gender', 'age_group', 'google_product_category'] as const;

/** What a row says in those attributes; those that it does not name are left out. */
export type PreservedAttributes = Readonly<Partial<Record<(typeof preservedAttributes)[number], string>>>;
