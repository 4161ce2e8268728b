import type { PackageGroup } from './product-package.ts';

/** What a shopper picked in one group of a package: an option, and which sku of its product. */
export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

/**
 * The ids of the groups that keep a package from being bought, in their order. Each required group needs one pick, others may
 * have one, and a pick counts only where the group offers that option and that sku.
 *
 * @example
 * const missing = missingChoices(productPackage.groups, []);
 */
export function missingChoices(groups: readonly PackageGroup[], picked: readonly PackageSelection[]): number[] {
  return groups.filter((group) => !isChosen(group, picked)).map(({ groupId }) => groupId);
}

/**
 * What is picked before the shopper has picked anything: each group's default option, in the first sku of which there is enough.
 *
 * @example
 * const selections = defaultSelections(productPackage.groups);
 */
export function defaultSelections(groups: readonly PackageGroup[]): PackageSelection[] {
  return groups.flatMap(({ groupId, options }) => {
    const option = options.find(({ isDefault }) => isDefault);
    const sku = option?.product.skus.find(({ stock }) => stock.total >= option.quantity);
    return option && sku ? [{ groupId, optionId: option.optionId, skuId: sku.skuId }] : [];
  });
}

function isChosen({ groupId, required, options }: PackageGroup, picked: readonly PackageSelection[]): boolean {
  const own = picked.filter((pick) => pick.groupId === groupId);
  const isOffered = ({ optionId, skuId }: PackageSelection) =>
    options.some((option) => option.optionId === optionId && option.product.skus.some((sku) => sku.skuId === skuId));
  return own.every(isOffered) && (own.length === 1 || (own.length === 0 && !required));
}
