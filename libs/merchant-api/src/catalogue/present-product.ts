import type { ProductType } from '../generated/contract.ts';
import { pageAddress } from '../market/page-address.ts';
import type { Presented } from '../scope/presented.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { productPath } from './page-paths.ts';
import { presentAlternatives } from './present-alternatives.ts';
import { presentBrand } from './present-brand.ts';
import { presentBreadcrumbs, presentCategory } from './present-category.ts';
import { presentParameterGroup } from './present-parameters.ts';
import { packageStockOf, presentPackage } from './present-package.ts';
import { nextIncoming, presentSku, presentStock } from './present-sku.ts';
import { presentUnitPriceGroup } from './present-unit-price-group.ts';
import { presentCurrentVariant, presentDimensions, presentVariantGroup } from './present-variants.ts';
import type { ProductRecord } from './product-record.ts';
import { sumStocks } from './sku-record.ts';

/** A product as the contract's ProductType. What is not asked for is not read. */
export function presentProduct(product: ProductRecord, view: CatalogueView): Presented<ProductType> {
  const { productId, name, alias, articleNumber, primaryCategoryId, weightGrams } = product;
  return {
    productId,
    name,
    alias,
    articleNumber,
    categoryId: primaryCategoryId,
    type: product.type,
    weight: weightGrams,
    dimensions: product.dimensions,
    freightClass: product.freightClass,
    // The contract has no null here; no supplier has the number 0.
    supplierId: product.supplierId ?? 0,
    firstAvailableOn: product.firstAvailable.toISOString(),
    ...addresses(product, view),
    ...descriptions(product, view),
    ...facts(product, view),
    ...places(product, view),
    ...goods(product, view),
    ...prices(product, view),
    variantDimensions: () => presentDimensions(product, view),
    variantGroup: () => presentVariantGroup(product, view),
    currentProductVariant: () => presentCurrentVariant(product, view),
    productPackage: () => presentPackage(product, view, (option) => presentProduct(option, view)),
  };
}

function addresses(product: ProductRecord, { catalogue, channels, shop }: CatalogueView) {
  const alternatives = async () => {
    const [tree, aliases] = await Promise.all([catalogue.categories(), catalogue.aliases.load(product.productId)]);
    return presentAlternatives(channels, (languageId) => {
      const alias = aliases?.get(languageId);
      return alias === undefined ? null : productPath({ ...product, alias }, tree, languageId);
    });
  };
  return {
    canonicalUrl: async () => pageAddress(shop, productPath(product, await catalogue.categories(), shop.language.id)),
    alternativeUrls: alternatives,
    alternativeCanonicalUrls: async () => (await alternatives()).map(({ url }) => url),
  };
}

function descriptions({ productId, articleNumber }: ProductRecord, { catalogue }: CatalogueView) {
  return {
    texts: () => catalogue.texts.load(productId),
    meta: async () => {
      const texts = await catalogue.texts.load(productId);
      return { title: texts?.metaTitle, description: texts?.metaDescription, keywords: articleNumber };
    },
    images: async () => (await catalogue.images.load(productId))?.map(({ fileName }) => fileName) ?? [],
    productImages: async () => (await catalogue.images.load(productId)) ?? [],
  };
}

function facts(product: ProductRecord, view: CatalogueView) {
  const { productId } = product;
  return {
    parameterGroups: async () => {
      const [stored = [], unitPrice] = await Promise.all([
        view.catalogue.parameterGroups.load(productId),
        presentUnitPriceGroup(product, view),
      ]);
      return [...stored.map((group) => presentParameterGroup(group, productId)), ...unitPrice];
    },
    rating: () => view.ratings.ofProduct(productId),
    discountCampaigns: () => view.campaigns.ofProduct(productId),
  };
}

function places({ productId, brandId, primaryCategoryId }: ProductRecord, view: CatalogueView) {
  const { catalogue, shop } = view;
  return {
    brand: async () => {
      const brand = await catalogue.brands.load(brandId);
      return brand ? presentBrand(brand, view) : null;
    },
    primaryCategory: async () => presentCategory((await catalogue.categories()).find(primaryCategoryId), view),
    categories: async () => {
      const [tree, ids] = await Promise.all([catalogue.categories(), catalogue.categoryIds.load(productId)]);
      return (ids ?? []).flatMap((id) => presentCategory(tree.find(id), view) ?? []);
    },
    breadcrumbs: async () => presentBreadcrumbs((await catalogue.categories()).path(primaryCategoryId), shop),
  };
}

function goods(product: ProductRecord, view: CatalogueView) {
  const { productId, type } = product;
  const skusOf = async () => (await view.catalogue.skusOf.load(productId)) ?? [];
  return {
    skus: async () => (await skusOf()).map((sku) => presentSku(sku, product)),
    totalStock: async () => {
      if (type === 'package') return presentStock(await packageStockOf(productId, view));
      const skus = await skusOf();
      return presentStock(sumStocks(skus.map(({ stock }) => stock)), { incoming: nextIncoming(skus) });
    },
  };
}

function prices(product: ProductRecord, { pricing }: CatalogueView) {
  return {
    unitPrice: () => pricing.unitPrice(product),
    lowestPrice: () => pricing.lowestPrice(product),
    priceLog: () => pricing.priceLog(product),
    discountType: () => pricing.discountType(product),
  };
}
