import type { Product } from '@torg/commerce-sdk/domain';
import { showsWidget } from '../../config/review-widget.ts';
import { askedVariant } from './asked-variant.ts';
import { arrivalQuery } from './arrival-query.ts';
import { giftParts } from './gift-parts.ts';
import { productParts } from './product-parts.ts';
import { readReviewChoice } from './review-choice.ts';
import { reviewParts } from './reviews-parts.ts';
import { questionsQuery, reviewsQuery } from './reviews-query.ts';
import { sizeGuideQuery } from './size-guide-query.ts';
import { relatedQuery } from './related-query.ts';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { giftTermsQuery } from '../../queries/gift-terms-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { knownAlternates } from '../../page/alternates.ts';
import { leadImage } from './lead-image.ts';
import { productArea } from './product-area.ts';
import { productFamily } from './product-family.ts';
import { toCrumb } from '../../navigation/shop-address.ts';
import { loadAreas } from '../../elements/widgets/page-area.tsx';
import { deliveryParts } from '../../elements/delivery-parts.ts';
import { postalCodeParameter } from '../../scope/delivery-id.ts';
import { PageMoved, PageNotFound, type PageHead } from '../../page/define-route.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';

/** Loads a product at the one address that it has. */
export async function loadProduct(scope: AppScope, alias: string, url: URL): Promise<PageHead> {
  const { queries, commerce, translation } = scope;
  const opinions = Promise.all([
    !showsWidget(scope.config) && queries.prefetchQuery(reviewsQuery(scope, alias, readReviewChoice(url.searchParams))),
    queries.prefetchQuery(questionsQuery(scope, alias)),
  ]);
  const product = await queries.ensureQueryData(productQuery(commerce, alias));
  if (!product) throw new PageNotFound(url.pathname);
  redirectToCanonical(url, product.canonicalUrl);
  const other = askedVariant(product, url);
  if (other) throw new PageMoved(other, { isForGood: false });
  const [personal] = await Promise.all([
    url.searchParams.has(postalCodeParameter) && answerPostalCode(scope, product, url),
    queries.ensureQueryData(arrivalQuery(scope)),
    loadAreas(scope, [productArea(product, scope.stores.customer.vatView)]),
    product.skus.length > 1 && queries.prefetchQuery(sizeGuideQuery(scope, product)),
    product.type === 'giftcard' && queries.prefetchQuery(giftTermsQuery(scope)),
    product.type === 'giftcard' && giftParts.fetch(translation),
    productParts.fetch(),
    deliveryParts.fetch(translation),
    reviewParts.fetch(translation),
    opinions,
  ]);
  // Not awaited: the page does not wait for its last section.
  void queries.prefetchQuery(relatedQuery(commerce, product));
  const path = product.canonicalUrl;
  return {
    title: product.meta.title || product.name,
    description: product.meta.description || product.texts.short,
    canonical: path,
    alternates: knownAlternates(scope, product.alternativeUrls),
    about: { kind: 'product', alias, name: product.name, path, above: product.breadcrumbs.map(toCrumb) },
    ...(personal && { personal }),
    family: productFamily(product),
    leadImage: leadImage(scope.config.imageBase, product.images[0]),
  };
}

/** Reads what few ask for in their address. */
async function answerPostalCode(scope: AppScope, { productId }: Pick<Product, 'productId'>, { searchParams }: URL) {
  const asked = await import('../../queries/asked-postal-code.ts');
  return asked.answerPostalCode(scope, { productId }, searchParams);
}
