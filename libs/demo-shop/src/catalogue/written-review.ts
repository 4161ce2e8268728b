/** A review as it is written down in a list; days are counted back from the day of seeding. */
export type WrittenReview = readonly [family: string, author: string, rating: number, daysAgo: number, comment: string];
