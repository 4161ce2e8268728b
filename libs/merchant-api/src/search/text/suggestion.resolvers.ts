import { presentProduct } from '../../catalogue/present-product.ts';
import { presentBrand } from '../../catalogue/present-brand.ts';
import { presentCategory } from '../../catalogue/present-category.ts';
import type { ShopArguments } from '../../market/find-shop.ts';
import type { RequestScope, ShopView } from '../../scope/request-scope.ts';

/** What is shown while a shopper writes in the search field. */
export const suggestionResolvers = {
  ExtensionQuery: {
    async searchSuggestions(_: unknown, { text, ...args }: ShopArguments & { text: string }, scope: RequestScope) {
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
  return Promise.all(
    products
      .flatMap((product) => (product ? [presentProduct(product, view)] : []))
      .map(async (product) => ({
        productId: product.productId,
        alias: product.alias,
        name: product.name,
        canonicalUrl: product.canonicalUrl,
        brandName: async () => (await product.brand())?.name,
        imageFileName: async () => (await product.images())[0],
        ...(await product.unitPrice()),
      })),
  );
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
