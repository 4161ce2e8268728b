import { sql, type RawBuilder } from 'kysely';

// A server may run under a locale that knows ASCII letters only, so the letters of our texts are named here.
const CAPITALS = 'ÅÄÖÆØÉÈÊËÁÀÂÃÜÚÙÛÏÍÌÎÓÒÔÕÇÑÝ';
const LOWER = 'åäöæøéèêëáàâãüúùûïíìîóòôõçñý';
const FOLDED = 'aaoaoeeeeaaaauuuuiiiioooocny';
const MARKS = '-_/\\.,:;!?&+*×·–—…%@#()[]{}<>|"“”„«»\'’´`°•=~^§™®©\u00a0\u202f';

/** A text in lower case with a space for every mark, so that PostgreSQL's parser finds words and numbers only. */
export function plainSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const to = `${LOWER}${' '.repeat(MARKS.length)}`;
  return sql`lower(translate(normalize(${text}, NFC), ${sql.lit(`${CAPITALS}${MARKS}`)}, ${sql.lit(to)}))`;
}

/** A text as `foldText` writes it, its words apart by one space. */
export function foldedWordsSql(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`trim(regexp_replace(translate(${plainSql(text)}, ${sql.lit(LOWER)}, ${sql.lit(FOLDED)}), ' +', ' ', 'g'))`;
}
