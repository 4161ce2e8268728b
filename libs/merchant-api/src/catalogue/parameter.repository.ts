import { sql } from 'kysely';
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
export async function readParameterGroups(
  db: ShopDatabase,
  productIds: readonly number[],
  languageId: string,
): Promise<Map<number, readonly ParameterGroupRecord[]>> {
  const rows = await db
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
    .where('fact.product_id', 'in', productIds)
    .where('fact.language_id', '=', languageId)
    .orderBy('grouping.position')
    .orderBy('fact.position')
    .execute();
  return new Map([...groupBy(rows, ({ product_id }) => product_id)].map(([id, own]) => [id, toGroups(own)]));
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
