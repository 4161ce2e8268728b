import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { aliasFrom } from '../../catalogue/alias-from.ts';
import type { LoadContext } from './load-context.ts';

/** What the attributes of a feed are called as facts. */
const names: Readonly<Record<string, { colour: string; pattern: string; material: string }>> = {
  'sv-SE': { colour: 'Färg', pattern: 'Mönster', material: 'Material' },
  'nb-NO': { colour: 'Farge', pattern: 'Mønster', material: 'Materiale' },
};

/**
 * A colour, pattern or material that nothing has to be chosen by, as the goods come in this one alone, becomes a fact behind those
 * that the feed states itself. Run after the products are formed.
 */
export async function reportCommonChoices(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  const own = names[languageId] ?? { colour: 'Colour', pattern: 'Pattern', material: 'Material' };
  await sql`
    update stage_items item set details = (item.details::jsonb || told.facts)::json
    from (
      select item.line, jsonb_agg(
        jsonb_build_object('key', fact.key, 'name', fact.name, 'value', fact.value) order by fact.rank
      ) as facts
      from stage_items item
      join stage_links link on link.line = item.line
      left join stage_groups family on family.group_key = item.group_key
      cross join lateral (values
        (1, 'Color', ${aliasFrom(own.colour)}, ${own.colour}, item.colour, family.by_colour),
        (2, 'Pattern', ${aliasFrom(own.pattern)}, ${own.pattern}, item.pattern, family.by_pattern),
        (3, 'Material', ${aliasFrom(own.material)}, ${own.material}, item.material, family.by_material)
      ) fact (rank, dimension, key, name, value, is_choice)
      where fact.value is not null and not coalesce(fact.is_choice, false)
        -- A translation says what its goods say already, and they may be chosen by it.
        and not exists (
          select from variant_values choice
          where link.is_translation and choice.product_id = link.product_id and choice.dimension = fact.dimension
        )
        and not exists (select from json_array_elements(item.details) stated where stated ->> 'key' = fact.key)
      group by item.line
    ) told
    where told.line = item.line
  `.execute(db);
}
