import type { AskCatalogue } from '../ask-catalogue.ts';
import { widgetScript } from './widget-script.ts';
import { sandboxAnswer, sandboxRefusal } from '../sandbox-answers.ts';
import { siteOfKey, type SandboxSite } from '../sandbox-sites.ts';

const reviewsQuery = `query SandboxReviews($alias: String!, $skip: Int, $take: Int, $channelId: String) {
  product(alias: $alias, channelId: $channelId) { productId name canonicalUrl }
  reviews(alias: $alias, skip: $skip, take: $take, channelId: $channelId) {
    count averageRating reviews { rating comment reviewDate author } } }`;

interface Reviewed {
  product: { productId: number; name: string; canonicalUrl: string | null } | null;
  reviews: {
    count: number;
    averageRating: number;
    reviews: ({ rating: number; comment: string; reviewDate: string; author: string } | null)[] | null;
  } | null;
}

const PAGE_LENGTH = 10;

/**
 * Answers the review provider's script, and what its widget shows: `GET widget?api_key=reviews-sv&product_id={alias}&page=1`. The product's
 * rating is on the provider's scale of 0 to 10, that of each review on stars of 1 to 5.
 */
export async function answerLipscore(
  request: Request,
  path: string,
  { sites, ask }: { sites: readonly SandboxSite[]; ask: AskCatalogue },
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (/^assets\/(no|se)\/lipscore-v1\.js$/.test(path)) return widgetScript();
  if (path !== 'widget') return sandboxRefusal(404, `There is no ${path}`);
  const site = siteOfKey(sites, searchParams.get('api_key'));
  if (!site) return sandboxRefusal(401, 'api_key is not known');
  const alias = searchParams.get('product_id') ?? '';
  const page = Math.max(1, Math.min(500, Number(searchParams.get('page') ?? 1) || 1));
  const variables = { alias, skip: (page - 1) * PAGE_LENGTH, take: PAGE_LENGTH, channelId: site.channelId };
  const { product, reviews } = await ask<Reviewed>(reviewsQuery, variables);
  if (!product) return sandboxRefusal(404, 'There is no such product');
  const shown = (reviews?.reviews ?? []).flatMap((review) => review ?? []);
  return sandboxAnswer({
    product: { internal_id: String(product.productId), name: product.name, url: product.canonicalUrl },
    rating: Math.round((reviews?.averageRating ?? 0) * 20) / 10,
    votes: reviews?.count ?? 0,
    review_count: reviews?.count ?? 0,
    page,
    reviews: shown.map(({ rating, comment, reviewDate, author }) => ({
      rating,
      text: comment,
      user: { name: author },
      created_at: reviewDate,
      lang: site.language,
    })),
  });
}
