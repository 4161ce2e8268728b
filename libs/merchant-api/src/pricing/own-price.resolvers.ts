import { badUserInput } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { presentBreak } from './present-break.ts';

/** So many products are told of at once. */
const MOST_PRODUCTS = 100;

/** What the price list of an organization makes of prices. */
export const ownPriceResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async ownPrices(_, { productIds, ...shop }, scope) {
      if (productIds.length > MOST_PRODUCTS) throw badUserInput(`'productIds' may be ${MOST_PRODUCTS} at most.`);
      const view = scope.shopView(shop);
      if ((await view.ownPriceList()) === null) return [];
      const found = await Promise.all(productIds.map((productId) => ownPriceOf(productId, view)));
      return found.flatMap((own) => own ?? []);
    },
  },
};

async function ownPriceOf(productId: number, { catalogue, pricing }: ShopView) {
  const product = await catalogue.products.load(productId);
  if (!product) return null;
  const [isOwn, breaks] = await Promise.all([pricing.isListed(productId), pricing.breaks(productId)]);
  if (!isOwn && breaks.length === 0) return null;
  const rate = pricing.vatRate(product.vatClass);
  return { productId, isOwn, breaks: breaks.map((one) => presentBreak(one, rate)) };
}
