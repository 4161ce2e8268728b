import { sql } from 'kysely';
import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

export interface ParameterRecord {
  parameterId: number;
  parameterGroupId: number;
  key: string;
  position: number;
  label: string;
  value: string;
  /** Whether lists can be narrowed by it. */
  isFilter: boolean;
}

export interface ParameterGroupRecord {
  parameterGroupId: number;
  name: string;
  position: number;
  parameters: readonly ParameterRecord[];
}

/** Reads the facts of products by group, in their order, by product id. */
export function parameterGroupsOfProducts(
  db: ShopDatabase,
  languageId: string,
): GatheredRead<number, readonly ParameterGroupRecord[]> {
  return gatheredRead(
    (productIds) => factsOf(db, productIds, languageId),
    (rows) => new Map([...groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => [id, toGroups(own)])),
  );
}

function factsOf(db: ShopDatabase, productIds: readonly number[], languageId: string) {
  return db
    .selectFrom('product_parameters as fact')
    .innerJoin('parameters as parameter', 'parameter.parameter_id', 'fact.parameter_id')
    .innerJoin('parameter_groups as grouping', 'grouping.parameter_group_id', 'parameter.parameter_group_id')
    .innerJoin('parameter_group_texts as text', (join) =>
      join
        .onRef('text.parameter_group_id', '=', 'grouping.parameter_group_id')
        .onRef('text.language_id', '=', 'fact.language_id'),
    )
    .leftJoin('filter_parameters as filter', 'filter.parameter_key', 'parameter.key')
    .select(['fact.product_id', 'fact.parameter_id as parameterId', 'fact.position', 'fact.label', 'fact.value'])
    .select(['parameter.key', 'grouping.parameter_group_id as parameterGroupId'])
    .select(sql<boolean>`filter.parameter_key is not null`.as('isFilter'))
    .select(['grouping.position as groupPosition', 'text.name as groupName'])
    .where('fact.product_id', '=', anyOf(productIds))
    .where('fact.language_id', '=', languageId)
    .orderBy('grouping.position')
    .orderBy('fact.position');
}

type FactRow = ParameterRecord & { groupName: string; groupPosition: number };

function toGroups(rows: readonly FactRow[]): ParameterGroupRecord[] {
  return [...groupBy(rows, ({ parameterGroupId }) => parameterGroupId)].map(([parameterGroupId, parameters]) => ({
    parameterGroupId,
    name: parameters[0]?.groupName ?? '',
    position: parameters[0]?.groupPosition ?? 0,
    parameters,
  }));
}
