import { type PackageGroup, type PackageOption, type Sku, defaultSelections } from '@torg/commerce-sdk/domain';

/** What a form or an address says of picks, by the names of their fields. */
export type PickTexts = Readonly<Record<string, string | undefined>>;

/** What keeps a group from being bought. */
export type PickProblem =
  /** Something must be picked. */
  | 'choice'
  /** Which size, where there are several. */
  | 'size'
  | 'sold-out'
  /** What was picked is no option any more. */
  | 'gone';

/** What is picked in one group of a package. */
export interface GroupPick {
  group: PackageGroup;
  /** Null where nothing is. */
  option: PackageOption | null;
  /** Null where nothing is picked, or no size of it. */
  sku: Sku | null;
  problem: PickProblem | null;
}

/** A group that is bought with nothing picked in it, which none need be. */
export const nothing = '0';

/** The field that a group's pick is sent as. */
export const groupField = ({ groupId }: Pick<PackageGroup, 'groupId'>) => `g${groupId}`;

/** The field that the size of an option is sent as. */
export const sizeField = ({ optionId }: Pick<PackageOption, 'optionId'>) => `s${optionId}`;

/** Whether a field is one of a pick. */
export const isPickField = (name: string) => /^[gs]\d{1,15}$/.test(name);

/** Reads what is picked in each group, and what is wrong with it. */
export function readPicks(groups: readonly PackageGroup[], texts: PickTexts): GroupPick[] {
  return groups.map((group) => {
    const text = texts[groupField(group)];
    if (!text || text === nothing)
      return { group, option: null, sku: null, problem: group.required ? ('choice' as const) : null };
    const option = group.options.find(({ optionId }) => String(optionId) === text) ?? null;
    if (!option) return { group, option, sku: null, problem: 'gone' as const };
    const sku = pickedSku(option, texts[sizeField(option)]);
    return { group, option, sku, problem: problemOf(option, sku) };
  });
}

/** What is picked before the shopper has picked anything. */
export function defaultTexts(groups: readonly PackageGroup[]): PickTexts {
  const picked = defaultSelections(groups);
  return textsOf(
    groups.map((group) => {
      const pick = picked.find(({ groupId }) => groupId === group.groupId);
      const option = group.options.find(({ optionId }) => optionId === pick?.optionId) ?? null;
      // Nobody knows whose size it is.
      const sku = option?.product.skus.length === 1 ? (option.product.skus[0] ?? null) : null;
      return { group, option, sku };
    }),
  );
}

/** The same picks as fields: of a form, or of an address that opens them again. */
export function textsOf(picks: readonly Pick<GroupPick, 'group' | 'option' | 'sku'>[]): Record<string, string> {
  const entries = picks.flatMap(({ group, option, sku }): [string, string][] => {
    if (!option) return group.required ? [] : [[groupField(group), nothing]];
    const pick: [string, string] = [groupField(group), String(option.optionId)];
    return sku && option.product.skus.length > 1 ? [pick, [sizeField(option), String(sku.skuId)]] : [pick];
  });
  return Object.fromEntries(entries);
}

/** Whether an option cannot be picked: of none of its sizes is there as much as one package takes. */
export function isSoldOut({ product, quantity }: PackageOption): boolean {
  return product.skus.every(({ stock }) => stock.total < quantity);
}

function pickedSku({ product }: PackageOption, text: string | undefined): Sku | null {
  const [only] = product.skus;
  if (product.skus.length === 1 && only) return only;
  return product.skus.find(({ skuId }) => String(skuId) === text) ?? null;
}

function problemOf(option: PackageOption, sku: Sku | null): PickProblem | null {
  if (isSoldOut(option)) return 'sold-out';
  if (!sku) return 'size';
  return sku.stock.total < option.quantity ? 'sold-out' : null;
}
