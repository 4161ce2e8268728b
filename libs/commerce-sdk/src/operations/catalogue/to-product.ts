import type { AlternativeUrl, NamedLink, ParameterGroup, Product } from '../../domain/product/product.ts';
import type { AlternativeUrlFragment, ProductQuery } from '../../generated/graphql.ts';
import { toMeta } from '../content/to-meta.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toListedProduct } from './to-listed-product.ts';
import { toPriceLog } from './to-price.ts';
import { toSku } from './to-sku.ts';
import { toVariants } from './to-variant.ts';

type ProductAnswer = NonNullable<ProductQuery['product']>;

/** Turns a product as its own page asks for it into the shop's. */
export function toProduct(product: ProductAnswer, scope: AddressScope, lowestLevel = 0): Product {
  const { texts, brand, primaryCategory: category } = product;
  return {
    ...toListedProduct(product, scope),
    type: product.type ?? '',
    brand: brand && { ...toNamedLink(brand, 'b', scope), brandId: brand.brandId },
    primaryCategory: category && { ...toNamedLink(category, 'c', scope), categoryId: category.categoryId },
    skus: present(product.skus).map(toSku),
    variants: toVariants(product.variantGroup?.variants, scope, lowestLevel),
    texts: { short: texts?.text1 ?? '', long: texts?.text2 ?? '', extra: texts?.text3 ?? '' },
    meta: toMeta(product.meta),
    breadcrumbs: present(product.breadcrumbs).map((crumb) => toBreadcrumb(crumb, scope)),
    parameterGroups: present(product.parameterGroups).map(toParameterGroup),
    priceLog: toPriceLog(product.priceLog),
    alternativeUrls: toAlternativeUrls(product.alternativeUrls),
  };
}

/** Turns the addresses of the same page elsewhere into the shop's. */
export function toAlternativeUrls(urls: readonly (AlternativeUrlFragment | null)[] | null): AlternativeUrl[] {
  return present(urls).map(({ url, culture, channelId }) => ({ url, culture, channelId }));
}

interface LinkAnswer {
  name: string | null;
  alias: string | null;
  canonicalUrl: string | null;
}

/** Turns a brand or a category into the shop's. `prefix` is how the shop's address of such a page begins. */
export function toNamedLink(
  { name, alias, canonicalUrl }: LinkAnswer,
  prefix: 'b' | 'c',
  scope: AddressScope,
): NamedLink {
  return {
    name: name ?? '',
    alias: alias ?? '',
    canonicalUrl: shopPath(canonicalUrl, alias ? `/${prefix}/${alias}` : '', scope),
  };
}

type Present<List> = NonNullable<NonNullable<List>[number & keyof NonNullable<List>]>;

function toBreadcrumb({ name, url }: Present<ProductAnswer['breadcrumbs']>, scope: AddressScope): NamedLink {
  const canonicalUrl = shopPath(url, '', scope);
  // The API names no alias here; it is the last part of the address.
  return { name, alias: canonicalUrl.split('/').at(-1) ?? '', canonicalUrl };
}

function toParameterGroup(group: Present<ProductAnswer['parameterGroups']>): ParameterGroup {
  return {
    parameterGroupId: group.parameterGroupId ?? 0,
    name: group.name,
    parameters: present(group.parameters).map(({ name, label, value, identifier, show }) => ({
      name: name ?? '',
      label: label ?? name ?? '',
      value: value ?? '',
      identifier,
      show,
    })),
  };
}
