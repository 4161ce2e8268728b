import { presentProduct } from '../catalogue/present-product.ts';
import { productPages, readPage } from '../paging/read-page.rules.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import type { GeinsMerchantApiQueryProductsArgs } from '../generated/contract.ts';
import { presentFacets } from './present-facets.ts';
import type { ProductFilter } from './product-filter.ts';
import { readFilter } from './read-list-arguments.ts';

/** Lists of products. A part of the answer that is not asked for is not worked out. */
export const searchResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async products(_, args, scope) {
      const view = scope.shopView(args);
      const page = readPage(args, productPages);
      const filter = await filterFor(args, view);
      if (!view.shop.isLanguageSpoken) return { count: 0, products: [], filters: { price: null, facets: [] } };
      return {
        count: () => view.lists.count(filter),
        products: async () => present(await view.lists.page(filter, page), filter, view),
        filters: async () => {
          const facets = await view.lists.facets(filter, args.filter?.filterMode ?? 'CURRENT');
          return presentFacets(facets, view.shop);
        },
      };
    },
  },
};

/** Members of an organization have their lists by its prices, unless they ask for other ones. */
async function filterFor(args: GeinsMerchantApiQueryProductsArgs, view: ShopView): Promise<ProductFilter> {
  const { lists, shop } = view;
  const filter = readFilter(args, { ...(await lists.places()), languageId: shop.language.id });
  if (filter.priceListIdentifier !== null) return filter;
  return { ...filter, priceListIdentifier: (await view.ownPriceList())?.identifier ?? null };
}

async function present(productIds: readonly number[], { priceListIdentifier }: ProductFilter, view: ShopView) {
  const goods = await view.listedGoods(productIds.length);
  const priced = priceListIdentifier === null ? null : await goods.pricing.withPriceList(priceListIdentifier);
  const listed = { ...view, ...goods, pricing: priced ?? goods.pricing };
  const products = await Promise.all(productIds.map((id) => listed.catalogue.products.load(id)));
  return products.flatMap((product) => (product ? presentProduct(product, listed) : []));
}
