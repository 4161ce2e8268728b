import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { PackageGroup, PackageOption, ProductPackage } from '../../domain/product/product-package.ts';
import { ProductPackageDocument } from '../../generated/graphql.ts';
import type { PackageOptionFragment, ProductPackageQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toPrice } from './to-price.ts';
import { toImages, toSku, toStock } from './to-sku.ts';

/**
 * Reads what a package is put together from; null where the alias is unknown or no package's.
 *
 * @example
 * const found = await getProductPackage(client, { alias: 'frukost' }); // null where it is no package
 */
export async function getProductPackage(
  client: CommerceClient,
  { alias }: { alias: string },
  options?: RequestOptions,
): Promise<ProductPackage | null> {
  const { product } = await client.request(ProductPackageDocument, { alias }, options);
  if (!product?.productPackage) return null;
  const groups = present(product.productPackage.groups).sort(bySortOrder);
  return { packageId: product.productId, groups: groups.map((group) => toGroup(group, client.scope)) };
}

type Product = NonNullable<ProductPackageQuery['product']>;
type GroupAnswer = NonNullable<NonNullable<NonNullable<Product['productPackage']>['groups']>[number]>;

function toGroup(
  { groupId, name, description, image, required, options }: GroupAnswer,
  scope: AddressScope,
): PackageGroup {
  return {
    groupId,
    name: name ?? '',
    description: description ?? '',
    image: image || null,
    required,
    options: present(options)
      .sort(bySortOrder)
      .flatMap((option) => toOption(option, scope)),
  };
}

/** An option whose product is not told cannot be picked. */
function toOption(
  { optionId, name, quantity, isSelected, product }: PackageOptionFragment,
  scope: AddressScope,
): PackageOption[] {
  if (!product) return [];
  const { productId, alias, unitPrice } = product;
  return [
    {
      optionId,
      name: name ?? product.name ?? '',
      quantity,
      isDefault: isSelected,
      product: {
        productId,
        alias,
        canonicalUrl: shopPath(product.canonicalUrl, `/p/${alias}`, scope),
        images: toImages(product.productImages),
        price: unitPrice && toPrice(unitPrice),
        stock: toStock(product.totalStock),
        skus: present(product.skus).map(toSku),
        description: product.texts?.text2 ?? '',
      },
    },
  ];
}

function bySortOrder(one: { sortOrder: number }, other: { sortOrder: number }): number {
  return one.sortOrder - other.sortOrder;
}
