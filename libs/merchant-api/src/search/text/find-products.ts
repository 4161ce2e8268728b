import { sql, type RawBuilder } from 'kysely';
import { foldText } from '../../catalogue/fold-text.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import type { FoundProduct } from './found-product.ts';
import { findByNumber, readNumber } from './search-numbers.repository.ts';
import { anyMeaning, compoundHeads, sameWords, someMeaning } from './text-query.rules.ts';
import { understandText } from './understand-text.ts';
import type { WordMeaning } from './word-meaning.rules.ts';

/** A beginning of a number that fits more says nothing. */
const MOST_NUMBERED = 2500;
/** Where names, brands, categories and colours say as much, what texts mention in passing is left out. */
const ENOUGH_LABELLED = 200;
const MOST_MENTIONED = 2000;

/**
 * The products that a text finds in a language, best first. All whose names and labels say it are found, so that they are
 * counted as they are; of what texts mention in passing there are at most 2000. The whole number of a rank tells the kind of
 * match: 6 the name itself, 5 all words in the name, 4 compounds and guesses in the name, 3 some in the name and the
 * others as brand, category or colour, 2 all of them there, 1 some of them there and the others in texts, 0 all in texts;
 * 10 and more an article number or GTIN. Within a kind those in stock come first, then those whose name begins with the
 * text, then those that sell. A text without words finds nothing; that a blank text is no condition, the caller knows.
 */
export async function findProducts(
  db: ShopDatabase,
  text: string,
  { languageId }: { languageId: string },
): Promise<FoundProduct[]> {
  const number = readNumber(text);
  const numbered = number === null ? [] : await findByNumber(db, number, MOST_NUMBERED);
  if (numbered.length > 0) return numbered;
  const meanings = await understandText(db, storableText(text), languageId);
  return meanings.length === 0 ? [] : findByWords(db, text, meanings, languageId);
}

/** What products of the same kind of match are ordered by, in thousandths; below 1000. */
function standingSql(whole: string): RawBuilder<number> {
  return sql`label.popularity
    + case when label.is_sold_out then 0 else 500 end
    + case when starts_with(label.name, ${whole}) then 250 else 0 end`;
}

async function findByWords(
  db: ShopDatabase,
  text: string,
  meanings: readonly WordMeaning[],
  languageId: string,
): Promise<FoundProduct[]> {
  const whole = foldedWords(text);
  const heads = compoundHeads(meanings);
  // As two lists in one row, which is read many times faster than thousands of rows.
  const { rows } = await sql<{ ids: number[]; ranks: number[] }>`
    with labelled as materialized (
      select product_id, ${standingSql(whole)} + case
        when title = ${whole} or name = ${whole} then 6000
        when words @@ ${sameWords(meanings, 'A')}::tsquery then 5000
        when words @@ ${anyMeaning(meanings, 'A')}::tsquery then 4000
        when words @@ ${someMeaning(meanings, 'A')}::tsquery then 3000
        else 2000
      end as rank
      from search_labels label
      where language_id = ${languageId} and words @@ ${anyMeaning(meanings, '')}::tsquery
    ), mentioned as (
      select product_id, ${standingSql(whole)}
        + case when label.words @@ ${someMeaning(meanings, '')}::tsquery then 1000 else 0 end as rank
      from (
        select product_id from search_texts text
        where language_id = ${languageId} and words @@ ${anyMeaning(meanings, '')}::tsquery
          and (select count(*) from (select from labelled limit ${ENOUGH_LABELLED}) enough) < ${ENOUGH_LABELLED}
          and not exists (select from labelled where labelled.product_id = text.product_id)
        limit ${MOST_MENTIONED}
      ) text
      join search_labels label using (product_id)
      where label.language_id = ${languageId} and (${heads}::tsquery is null or label.words @@ ${heads}::tsquery)
    )
    select coalesce(json_agg(product_id), '[]') as ids, coalesce(json_agg(rank), '[]') as ranks
    from (select * from labelled union all select * from mentioned) found
  `.execute(db);
  const [{ ids, ranks } = { ids: [], ranks: [] }] = rows;
  return ids
    .map((productId, index) => ({ productId, rank: (ranks[index] ?? 0) / 1000 }))
    .sort((a, b) => b.rank - a.rank || a.productId - b.productId);
}

function foldedWords(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
