import type { ReviewSort } from '@torg/commerce-sdk/extensions';

/** Which reviews of a product its page shows. */
export interface ReviewChoice {
  /** Those with so many stars alone; null for all. */
  stars: number | null;
  sort: ReviewSort;
  /** How many, at most. */
  shown: number;
}

/** In the order in which they are offered. */
export const reviewSorts: readonly ReviewSort[] = ['newest', 'highest', 'lowest'];

/** Where they stand on the page. */
export const reviewsId = 'reviews';

const atFirst = 10;
/** More than that in one page is no help to anybody. */
const most = 100;

/** What an address says of the reviews: `?stars=4&reviews=lowest&shown=20`. What it says wrongly is not said. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
  const stars = Number(query.get('stars'));
  const shown = Number(query.get('shown'));
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    sort: reviewSorts.find((sort) => sort === query.get('reviews')) ?? 'newest',
    shown: Number.isInteger(shown) && shown > atFirst ? Math.min(shown, most) : atFirst,
  };
}

/** The address of the same page with another choice, and with all else that the address says; it leads to the reviews. */
export function reviewAddress(path: string, query: URLSearchParams, choice: Partial<ReviewChoice>): string {
  const { stars, sort, shown } = { ...readReviewChoice(query), shown: atFirst, ...choice };
  const next = new URLSearchParams(query);
  for (const name of ['stars', 'reviews', 'shown']) next.delete(name);
  if (stars !== null) next.set('stars', String(stars));
  if (sort !== 'newest') next.set('reviews', sort);
  if (shown !== atFirst) next.set('shown', String(shown));
  const text = String(next);
  return `${path}${text && `?${text}`}#${reviewsId}`;
}

/** How many to show next, where there are more; null where all are shown. */
export function nextShown({ shown }: ReviewChoice, count: number): number | null {
  return shown < count && shown < most ? Math.min(shown + atFirst, most) : null;
}
