import { sql } from 'kysely';
import { foldText } from '../../catalogue/fold-text.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import type { FoundProduct } from './found-product.ts';
import { findByNumber, readNumber } from './search-numbers.repository.ts';
import { anyMeaning, sameWords } from './text-query.rules.ts';
import { understandText } from './understand-text.ts';
import type { WordMeaning } from './word-meaning.rules.ts';

/** A list can be paged through to 6200 products; what is beyond is never seen. */
const MOST_FOUND = 10_000;

/**
 * The products that a text finds in a language, best first, at most 10,000. The whole number of a rank tells the kind of
 * match: 5 the name itself, 4 all words in the name, 3 compounds and guesses in the name, 2 brand, category or colour,
 * 1 the texts; 10 and more an article number or GTIN. Within a kind those in stock come first, then those whose name begins
 * with the text, then those that sell. A text without words finds nothing; that a blank text is no condition, the caller
 * knows.
 */
export async function findProducts(
  db: ShopDatabase,
  text: string,
  { languageId }: { languageId: string },
): Promise<FoundProduct[]> {
  const number = readNumber(text);
  const numbered = number === null ? [] : await findByNumber(db, number, MOST_FOUND);
  const meanings = await understandText(db, storableText(text), languageId);
  const worded = meanings.length === 0 ? [] : await findByWords(db, text, meanings, languageId);
  if (numbered.length === 0) return worded;
  const seen = new Set(numbered.map(({ productId }) => productId));
  return [...numbered, ...worded.filter(({ productId }) => !seen.has(productId))].slice(0, MOST_FOUND);
}

async function findByWords(
  db: ShopDatabase,
  text: string,
  meanings: readonly WordMeaning[],
  languageId: string,
): Promise<FoundProduct[]> {
  const whole = (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const { rows } = await sql<{ product_id: number; rank: number }>`
    select product_id, (
      case
        when title = ${whole} or name = ${whole} then 5
        when document @@ ${sameWords(meanings, 'A')}::tsquery then 4
        when document @@ ${anyMeaning(meanings, 'A')}::tsquery then 3
        when document @@ ${anyMeaning(meanings, 'AB')}::tsquery then 2
        else 1
      end
      + case when is_sold_out then 0 else 0.5 end
      + case when starts_with(name, ${whole}) then 0.25 else 0 end
      + 0.2 * popularity
    )::double precision as rank
    from search_documents
    where language_id = ${languageId} and document @@ ${anyMeaning(meanings, '')}::tsquery
    order by rank desc, product_id
    limit ${MOST_FOUND}
  `.execute(db);
  return rows.map(({ product_id, rank }) => ({ productId: product_id, rank }));
}
