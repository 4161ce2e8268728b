import { groupBy } from '../../database/group-by.ts';
import { norwegianReviews } from './reviews-nb.ts';
import { swedishReviews } from './reviews-sv.ts';
import type { SeedGoods, SeedReview } from './seed-goods.ts';
import type { WrittenReview } from './written-review.ts';

function inLanguage(written: readonly WrittenReview[], language: SeedReview['language']) {
  return written.map(([family, author, rating, daysAgo, comment]) => ({
    family,
    review: { language, author, rating, daysAgo, comment },
  }));
}

const byFamily = groupBy(
  [...inLanguage(swedishReviews, 'sv'), ...inLanguage(norwegianReviews, 'nb')],
  ({ family }) => family,
);

/** What customers think, by family. Some families have no review. */
export const reviewGoods: Readonly<Record<string, Pick<SeedGoods, 'reviews'>>> = Object.fromEntries(
  [...byFamily].map(([family, own]) => [family, { reviews: own.map(({ review }) => review) }]),
);
