import { presentProduct } from '../catalogue/present-product.ts';
import { storableText } from '../database/storable-text.ts';
import { notAvailable } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import type { ListArguments } from './list-arguments.ts';
import type { ProductFilter } from './product-filter.ts';
import { readFilter, readPage } from './read-list-arguments.ts';

/** Lists of products. A part of the answer that is not asked for is not worked out. */
export const searchResolvers = {
  GeinsMerchantApiQuery: {
    async products(_: unknown, args: ListArguments & ShopArguments, scope: RequestScope) {
      const view = scope.shopView(args);
      const page = readPage(args);
      const filter = await filterFor(args, view);
      const isSpoken = view.shop.isLanguageSpoken;
      return {
        count: () => (isSpoken ? view.lists.count(filter) : 0),
        products: async () => (isSpoken ? present(await view.lists.page(filter, page), view) : []),
        filters: () => {
          throw notAvailable("The field 'filters'");
        },
      };
    },
  },
};

async function filterFor(args: ListArguments, { catalogue, shop }: ShopView): Promise<ProductFilter> {
  const { brandAlias } = args;
  const brands = brandAlias ? await catalogue.allBrands() : [];
  const brand = brandAlias ? (brands.find(({ alias }) => alias === brandAlias) ?? null) : undefined;
  const filter = readFilter(args, {
    tree: await catalogue.categories(),
    languageId: shop.language.id,
    brandId: brand && brand.brandId,
  });
  return { ...filter, articleNumbers: filter.articleNumbers?.map(storableText) ?? null };
}

async function present(productIds: readonly number[], view: ShopView) {
  const products = await Promise.all(productIds.map((id) => view.catalogue.products.load(id)));
  return products.flatMap((product) => (product ? presentProduct(product, view) : []));
}
