import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { GeinsMerchantApiQueryProductArgs } from '../generated/contract.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { findNewAddress } from './find-new-address.ts';
import { presentBrand } from './present-brand.ts';
import { presentCategory } from './present-category.ts';
import { presentProduct } from './present-product.ts';
import { presentRelated } from './present-related.ts';

/** Single products and what goes with them, categories, brands and former addresses. In a language that the channel does not speak there is nothing to see. */
export const catalogueResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async product(_, args, scope) {
      const view = scope.shopView(args);
      const shown = { ...view, ...(await view.shownGoods()) };
      const product = await productOf(args, shown);
      if (!view.shop.isLanguageSpoken) return null;
      return product ? presentProduct(product, shown) : null;
    },
    async relatedProducts(_, { alias, ...shop }, scope) {
      const view = scope.shopView(shop);
      const productId = view.shop.isLanguageSpoken ? await view.catalogue.productIdByAlias(storableText(alias)) : null;
      return productId === null ? null : presentRelated(productId, view);
    },
    async urlHistory(_, { url, ...shop }, scope) {
      const view = scope.shopView(shop);
      if (!url) throw badUserInput("Give the 'url' that is no more: a path such as /c/muggar, or a whole address.");
      const newUrl = await findNewAddress(storableText(url), view);
      return newUrl === null ? null : { oldUrl: url, newUrl };
    },
    async category(_, { alias, categoryId, ...shop }, scope) {
      const view = scope.shopView(shop);
      if (!alias && typeof categoryId !== 'number') throw badUserInput("Give 'alias' or 'categoryId' of the category.");
      if (!view.shop.isLanguageSpoken) return null;
      const tree = await view.catalogue.categories();
      const category =
        typeof categoryId === 'number' ? tree.find(categoryId) : tree.findByAlias(alias ?? '', view.shop.language.id);
      return presentCategory(category, view);
    },
    async categories(_, args, scope) {
      const view = scope.shopView(args);
      if (!view.shop.isLanguageSpoken) return [];
      const tree = await view.catalogue.categories();
      const { parentCategoryId: parent, includeHidden } = args;
      const shown = typeof parent === 'number' ? tree.children(parent) : tree.all();
      return shown
        .filter(({ isHidden }) => includeHidden === true || !isHidden)
        .flatMap((category) => presentCategory(category, view) ?? []);
    },
    async brands(_, args, scope) {
      const view = scope.shopView(args);
      if (!view.shop.isLanguageSpoken) return [];
      const byName = new Intl.Collator(view.shop.language.id);
      const brands = [...(await view.catalogue.allBrands())].sort((a, b) => byName.compare(a.name, b.name));
      return brands.map((brand) => presentBrand(brand, view));
    },
  },
};

/** The id wins over the alias, as in the contract. */
function productOf({ alias, productId }: GeinsMerchantApiQueryProductArgs, { catalogue }: Pick<ShopView, 'catalogue'>) {
  if (typeof productId === 'number') return catalogue.products.load(productId);
  if (!alias) throw badUserInput("Give 'alias' or 'productId' of the product.");
  return catalogue.productsByAlias.load(storableText(alias));
}
