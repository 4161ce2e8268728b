import { productPath } from '../../catalogue/page-paths.ts';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import { presentBrand } from '../../catalogue/present-brand.ts';
import { presentCategory } from '../../catalogue/present-category.ts';
import { pageAddress } from '../../market/page-address.ts';
import type { ExtensionResolvers } from '../../scope/contract-resolvers.ts';
import type { ShopView } from '../../scope/request-scope.ts';

/** What is shown while a shopper writes in the search field. */
export const suggestionResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async searchSuggestions(_, { text, ...args }, scope) {
      const view = scope.shopView(args);
      const isAnswered = view.shop.isLanguageSpoken && text.trim() !== '';
      if (!isAnswered) return { products: [], categories: [], brands: [], phrases: [] };
      const { productIds, categoryIds, brandIds, phrases } = await view.suggest(text);
      return {
        phrases,
        products: () => presentProducts(productIds, view),
        categories: () => presentCategories(categoryIds, view),
        brands: () => presentBrands(brandIds, view),
      };
    },
  },
};

async function presentProducts(productIds: readonly number[], view: ShopView) {
  const products = await Promise.all(productIds.map((id) => view.catalogue.products.load(id)));
  return Promise.all(products.flatMap((product) => (product ? [presentSuggested(product, view)] : [])));
}

async function presentSuggested(product: ProductRecord, view: ShopView) {
  const { productId, alias, name, brandId } = product;
  const { catalogue, pricing, shop } = view;
  const price = await pricing.unitPrice(product);
  return {
    productId,
    alias,
    name,
    canonicalUrl: async () => pageAddress(shop, productPath(product, await catalogue.categories(), shop.language.id)),
    brandName: async () => (await catalogue.brands.load(brandId))?.name ?? null,
    imageFileName: async () => (await catalogue.images.load(productId))?.[0]?.fileName ?? null,
    sellingPriceIncVat: price?.sellingPriceIncVat ?? null,
    sellingPriceExVat: price?.sellingPriceExVat ?? null,
    sellingPriceIncVatFormatted: price?.sellingPriceIncVatFormatted ?? null,
    sellingPriceExVatFormatted: price?.sellingPriceExVatFormatted ?? null,
  };
}

async function presentCategories(ids: readonly number[], view: ShopView) {
  const tree = await view.catalogue.categories();
  return ids.flatMap((id) => {
    const category = presentCategory(tree.find(id), view);
    return category ? { ...category, id } : [];
  });
}

async function presentBrands(ids: readonly number[], view: ShopView) {
  const brands = await Promise.all(ids.map((id) => view.catalogue.brands.load(id)));
  return brands.flatMap((brand) => (brand ? { ...presentBrand(brand, view), id: brand.brandId } : []));
}
