import type { SeedGoods, SeedReview } from '@torg/merchant-api/seed';
import { norwegianReviews } from './reviews-nb.ts';
import { swedishReviews } from './reviews-sv.ts';
import type { WrittenReview } from './written-review.ts';

function inLanguage(written: readonly WrittenReview[], language: SeedReview['language']) {
  return written.map(([family, author, rating, daysAgo, comment, { isVerified, reply } = {}]) => {
    const review: SeedReview = { language, author, rating, daysAgo, comment, isVerified };
    return {
      family,
      review: reply ? { ...review, reply: { text: reply, daysAgo: Math.max(0, daysAgo - 3) } } : review,
    };
  });
}

const written = [...inLanguage(swedishReviews, 'sv'), ...inLanguage(norwegianReviews, 'nb')];
const families = [...new Set(written.map(({ family }) => family))];

/** What customers think, by family. Some families have no review. */
export const reviewGoods: Readonly<Record<string, Pick<SeedGoods, 'reviews'>>> = Object.fromEntries(
  families.map((key) => [key, { reviews: written.filter(({ family }) => family === key).map(({ review }) => review) }]),
);
