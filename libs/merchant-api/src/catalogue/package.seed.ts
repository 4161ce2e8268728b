import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeedPackageGroup, SeedPackageOption } from './seed-goods.ts';
import { productKeyOf, type SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

/** Writes what packages are made of. Groups and options are known by their keys and keep their ids, as carts name them. */
export async function seedPackages(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
): Promise<void> {
  const groupIds: number[] = [];
  for (const { key, family } of products) {
    for (const [index, group] of (family.package ?? []).entries()) {
      const groupId = await upsertGroup(db, idOf(productIds, key), group, index + 1);
      const optionIds = await upsertOptions(db, groupId, group.options, (option) =>
        idOf(productIds, productKeyOf(products, option.family, option.colour)),
      );
      await db
        .deleteFrom('package_options')
        .where('group_id', '=', groupId)
        .where(isNoneOf('option_id', optionIds))
        .execute();
      groupIds.push(groupId);
    }
  }
  await db.deleteFrom('package_groups').where(isNoneOf('group_id', groupIds)).execute();
}

async function upsertGroup(
  db: ShopDatabase,
  productId: number,
  { key, image, required, name, description }: SeedPackageGroup,
  position: number,
): Promise<number> {
  const { group_id } = await db
    .insertInto('package_groups')
    .values({ product_id: productId, key, image: image ?? null, required, position })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'key']).doUpdateSet({ image: image ?? null, required, position }),
    )
    .returning('group_id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('package_group_texts').where('group_id', '=', group_id).execute();
  const texts = seedLanguages.map((language) => ({
    group_id,
    language_id: language.languageId,
    name: name[language.key],
    description: description?.[language.key] ?? null,
  }));
  await db.insertInto('package_group_texts').values(texts).execute();
  return group_id;
}

async function upsertOptions(
  db: ShopDatabase,
  groupId: number,
  options: readonly SeedPackageOption[],
  productIdOf: (option: SeedPackageOption) => number,
): Promise<number[]> {
  const rows = options.map((option, index) => ({
    group_id: groupId,
    key: option.key,
    product_id: productIdOf(option),
    quantity: option.quantity ?? 1,
    is_default: option.isDefault ?? false,
    position: index + 1,
  }));
  const written = await db
    .insertInto('package_options')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'key']).doUpdateSet(({ ref }) => ({
        product_id: ref('excluded.product_id'),
        quantity: ref('excluded.quantity'),
        is_default: ref('excluded.is_default'),
        position: ref('excluded.position'),
      })),
    )
    .returning('option_id')
    .execute();
  return written.map(({ option_id }) => option_id);
}

function isNoneOf(column: 'group_id' | 'option_id', ids: readonly number[]) {
  return sql<boolean>`not ${sql.ref(column)} = any(${ids}::int[])`;
}
