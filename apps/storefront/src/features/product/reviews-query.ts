import { queryOptions } from '@tanstack/react-query';
import type { ReviewList } from '@torg/commerce-sdk/domain';
import type { ProductReview, ProductReviews } from '@torg/commerce-sdk/extensions';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { ReviewChoice } from './review-choice.ts';

/** A review, as far as the account tells of it. */
export interface ShownReview extends Omit<ProductReview, 'isVerified'> {
  /** Null where nobody knows. */
  isVerified: boolean | null;
}

/** Reviews of a product; the account that has no more than the contract cannot tell how the stars are spread. */
export interface ShownReviews extends Omit<ProductReviews, 'reviews' | 'distribution'> {
  distribution: ProductReviews['distribution'] | null;
  reviews: readonly ShownReview[];
}

type Asked = Pick<AppScope, 'commerce' | 'extensions'>;

/** What was not to be had: the page does without it, and whoever comes back is asked for it anew. */
async function unlessOut<Data>(read: () => Promise<Data>): Promise<Data | 'out'> {
  try {
    return await read();
  } catch (error) {
    console.error(error);
    return 'out';
  }
}

const askedAgain = ({ state }: { state: { data?: unknown } }) => (state.data === 'out' ? 0 : Infinity);

/** The reviews of a product; null where it has gone. They are whole without script, so the page waits for them. */
export function reviewsQuery({ commerce, extensions }: Asked, alias: string, { stars, sort, shown }: ReviewChoice) {
  return queryOptions({
    queryKey: ['reviews', scopeKey(commerce), alias, stars, sort, shown],
    queryFn: ({ signal }) =>
      unlessOut(async (): Promise<ShownReviews | null> => {
        const [client, calls] = await Promise.all([extensions(), import('./review-calls.ts')]);
        if (client) {
          const request = { alias, sort, take: shown, ...(stars === null ? {} : { rating: stars }) };
          return calls.getProductReviews(client, request, { signal });
        }
        const plain = await calls.getReviews(commerce, { alias, take: shown }, { signal });
        return plain && fromContract(plain);
      }),
    staleTime: askedAgain,
  });
}

function fromContract({ count, averageRating, reviews }: ReviewList): ShownReviews {
  const told = reviews.map((review, id) => ({ id, isVerified: null, reply: null, ...review }));
  return { count, total: count, averageRating, distribution: null, reviews: told };
}

/** As many as anybody reads; what is older has been answered in the texts meanwhile. */
const mostQuestions = 20;

/** Questions about a product; null where the account has none of it. */
export function questionsQuery({ commerce, extensions }: Asked, alias: string) {
  return queryOptions({
    queryKey: ['questions', scopeKey(commerce), alias],
    queryFn: ({ signal }) =>
      unlessOut(async () => {
        const client = await extensions();
        if (!client) return null;
        const { getQuestions } = await import('./review-calls.ts');
        return getQuestions(client, { alias, take: mostQuestions }, { signal });
      }),
    staleTime: askedAgain,
  });
}
