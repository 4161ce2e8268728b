import type { ProductType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { packageStock } from './package-stock.rules.ts';
import type { PackageGroupRecord } from './package.repository.ts';
import type { ProductRecord } from './product-record.ts';
import type { StockRecord } from './sku-record.ts';

/**
 * What a package is made of, as the contract's ProductPackageType; null for every other product. An option that is no longer
 * for sale is left out. `presentOption` shows the product of an option.
 */
export async function presentPackage(
  { productId, type }: ProductRecord,
  { catalogue }: CatalogueView,
  presentOption: (product: ProductRecord) => Presented<ProductType>,
) {
  if (type !== 'package') return null;
  const groups = (await catalogue.packages.load(productId)) ?? [];
  const options = async (group: PackageGroupRecord) =>
    (
      await Promise.all(
        group.options.map(async (option) => ({ option, product: await catalogue.products.load(option.productId) })),
      )
    ).flatMap(({ option: { optionId, quantity, isDefault, position }, product }) =>
      product
        ? {
            optionId,
            name: product.name,
            quantity,
            isSelected: isDefault,
            sortOrder: position,
            product: presentOption(product),
          }
        : [],
    );
  return {
    groups: groups.map((group) => ({ ...group, sortOrder: group.position, options: () => options(group) })),
  };
}

/** How many of a package can be put together of the options that are for sale. */
export async function packageStockOf(productId: number, { catalogue }: CatalogueView): Promise<StockRecord> {
  const groups = (await catalogue.packages.load(productId)) ?? [];
  return packageStock(
    await Promise.all(
      groups.map(async ({ required, options }) => ({
        required,
        options: await Promise.all(
          options.map(async ({ productId: optionId, quantity }) => {
            const [product, skus = []] = await Promise.all([
              catalogue.products.load(optionId),
              catalogue.skusOf.load(optionId),
            ]);
            return { quantity, skus: product ? skus.map(({ stock }) => stock) : [] };
          }),
        ),
      })),
    ),
  );
}
