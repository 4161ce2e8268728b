import type { RequestOptions } from '../client/commerce-client.ts';
import type { Article, ArticleMatch } from '../domain/quick-order/article.ts';
import type { AddressScope } from '../domain/address/without-market.ts';
import { ArticlesDocument } from '../generated/extensions.ts';
import type { ArticleMatchFragment } from '../generated/extensions.ts';
import { toVatAmount } from '../operations/catalogue/to-price.ts';
import { shopPath } from '../operations/shop-path.ts';
import { toPriceBreak } from './get-own-prices.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Reads what article numbers and GTINs name, in their order; 500 at most. For none nothing is asked.
 *
 * @example
 * const found = await getArticles(extensions, { numbers: ['10045', '7310130003547'] });
 */
export async function getArticles(
  client: ExtensionsClient,
  { numbers }: { numbers: readonly string[] },
  options?: RequestOptions,
): Promise<readonly Article[]> {
  if (numbers.length === 0) return [];
  const { articles } = await client.request(ArticlesDocument, { numbers: [...numbers] }, options);
  return articles.map(({ number, isWithdrawn, matches, nearest }) => ({
    ...{ number, isWithdrawn },
    matches: matches.map((match) => toMatch(match, client.scope)),
    nearest: nearest.map((match) => toMatch(match, client.scope)),
  }));
}

function toMatch(match: ArticleMatchFragment, scope: AddressScope): ArticleMatch {
  const { skuId, productId, articleNumber, productName, skuName, totalStock, currency } = match;
  return {
    ...{ skuId, productId, articleNumber, productName, skuName, totalStock, currency },
    canonicalUrl: shopPath(match.canonicalUrl, '', scope),
    selling: toVatAmount(match.sellingPriceIncVat, match.sellingPriceExVat),
    regular: toVatAmount(match.regularPriceIncVat, match.regularPriceExVat),
    breaks: match.priceBreaks.map(toPriceBreak),
  };
}
