/**
 * A review as it is written down in a list; days are counted back from the day of seeding. Whoever wrote it had bought the
 * product unless it says otherwise; the shop's reply comes three days later.
 */
export type WrittenReview = readonly [
  family: string,
  author: string,
  rating: number,
  daysAgo: number,
  comment: string,
  more?: { isVerified?: false; reply?: string },
];
