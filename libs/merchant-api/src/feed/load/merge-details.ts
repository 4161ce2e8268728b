import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

const stagedDetails = (languageId: string) => sql`
  select staged.product_id, parameter.parameter_id, ${languageId}::text as language_id,
    detail.position::integer as position, detail.value ->> 'name' as label, detail.value ->> 'value' as value
  from stage_products staged
  join stage_items item on item.line = staged.first_line
  cross join lateral json_array_elements(item.details) with ordinality as detail (value, position)
`;

/** Writes the facts about products. A translation gives its facts in the order of the first language. */
export async function mergeDetails(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  await makeParameters(db, languageId);
  await sql`
    delete from product_parameters old using stage_products staged, stage_items item
    where item.line = staged.first_line and old.product_id = staged.product_id and json_array_length(item.details) > 0
      and not staged.is_translation and not staged.is_new and old.parameter_id in (
        select parameter.parameter_id from parameters parameter
        join parameter_groups facts on facts.parameter_group_id = parameter.parameter_group_id where facts.key = 'facts'
      )
      and old.parameter_id not in (
        select parameter.parameter_id from json_array_elements(item.details) detail
        join parameters parameter on parameter.key = detail.value ->> 'key'
      )
  `.execute(db);
  await sql`
    insert into product_parameters (product_id, parameter_id, language_id, position, label, value)
    ${stagedDetails(languageId)}
    join parameters parameter on parameter.key = detail.value ->> 'key'
    where not staged.is_translation
    union all
    ${stagedDetails(languageId)}
    join lateral (
      select own.parameter_id from product_parameters own
      where own.product_id = staged.product_id and own.position = detail.position and own.language_id <> ${languageId}
      order by own.language_id desc limit 1
    ) parameter on true
    where staged.is_translation
    on conflict (product_id, parameter_id, language_id) do update
      set position = excluded.position, label = excluded.label, value = excluded.value
    where (product_parameters.position, product_parameters.label, product_parameters.value)
      is distinct from (excluded.position, excluded.label, excluded.value)
  `.execute(db);
}

async function makeParameters(db: ShopDatabase, languageId: string): Promise<void> {
  await sql`insert into parameter_groups (key, position) values ('facts', 1) on conflict (key) do nothing`.execute(db);
  await sql`
    insert into parameter_group_texts (parameter_group_id, language_id, name)
    select parameter_group_id, ${languageId}, 'Fakta' from parameter_groups where key = 'facts'
    on conflict (parameter_group_id, language_id) do nothing
  `.execute(db);
  await sql`
    insert into parameters (parameter_group_id, key)
    select distinct facts.parameter_group_id, detail.value ->> 'key'
    from parameter_groups facts, stage_items item
    join stage_links link on link.line = item.line
    cross join lateral json_array_elements(item.details) detail
    where facts.key = 'facts' and not link.is_translation
    on conflict (key) do nothing
  `.execute(db);
}
