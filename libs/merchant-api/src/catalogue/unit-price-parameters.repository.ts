import type { ShopDatabase } from '../database/shop-database.ts';

/** The numbers of the facts that are worked out from prices. */
export interface UnitPriceParameters {
  parameterGroupId: number;
  position: number;
  /** Parameter ids by key, such as `unit-price.text`. */
  ids: ReadonlyMap<string, number>;
}

/** Reads the group of facts about the price per unit; null where the database has none. */
export async function readUnitPriceParameters(db: ShopDatabase): Promise<UnitPriceParameters | null> {
  const rows = await db
    .selectFrom('parameter_groups as grouping')
    .innerJoin('parameters as parameter', 'parameter.parameter_group_id', 'grouping.parameter_group_id')
    .select(['grouping.parameter_group_id as parameterGroupId', 'grouping.position'])
    .select(['parameter.key', 'parameter.parameter_id'])
    .where('grouping.key', '=', 'unit-price')
    .execute();
  const [first] = rows;
  return first
    ? { ...first, ids: new Map(rows.map(({ key, parameter_id }): [string, number] => [key, parameter_id])) }
    : null;
}
