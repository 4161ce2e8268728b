import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** One thing that can be picked in a group of a package. */
export interface PackageOptionRecord {
  optionId: number;
  productId: number;
  /** Units of it in one package. */
  quantity: number;
  isDefault: boolean;
  position: number;
}

/** One choice that a package asks for. */
export interface PackageGroupRecord {
  groupId: number;
  name: string | null;
  description: string | null;
  image: string | null;
  required: boolean;
  position: number;
  options: readonly PackageOptionRecord[];
}

/** Reads what packages are made of in a language, in their order, by product id. */
export function contentsOfPackages(
  db: ShopDatabase,
  languageId: string,
): GatheredRead<number, readonly PackageGroupRecord[]> {
  return gatheredRead(
    (productIds) => optionsOf(db, productIds, languageId),
    (rows) => new Map([...groupBy(rows, ({ packageId }) => packageId)].map(([id, own]) => [id, toGroups(own)])),
  );
}

function optionsOf(db: ShopDatabase, productIds: readonly number[], languageId: string) {
  return db
    .selectFrom('package_groups as choice')
    .leftJoin('package_group_texts as text', (join) =>
      join.onRef('text.group_id', '=', 'choice.group_id').on('text.language_id', '=', languageId),
    )
    .innerJoin('package_options as option', 'option.group_id', 'choice.group_id')
    .select(['choice.product_id as packageId', 'choice.group_id as groupId', 'text.name', 'text.description'])
    .select(['choice.image', 'choice.required', 'choice.position as groupPosition'])
    .select(['option.option_id as optionId', 'option.product_id as productId', 'option.quantity'])
    .select(['option.is_default as isDefault', 'option.position'])
    .where('choice.product_id', '=', anyOf(productIds))
    .orderBy('choice.position')
    .orderBy('option.position');
}

type PackageRow = Omit<PackageGroupRecord, 'options'> & PackageOptionRecord & { groupPosition: number };

function toGroups(rows: readonly PackageRow[]): PackageGroupRecord[] {
  return [...groupBy(rows, ({ groupId }) => groupId).values()].flatMap((options) => {
    const [first] = options;
    if (!first) return [];
    const { groupId, name, description, image, required, groupPosition } = first;
    return { groupId, name, description, image, required, position: groupPosition, options };
  });
}
