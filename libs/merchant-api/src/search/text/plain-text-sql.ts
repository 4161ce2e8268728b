import { sql, type RawBuilder } from 'kysely';

/** What PostgreSQL's parser would keep words together by, or take for letters. */
const MARKS = String.raw`[-/.,:;_@+&*%#=~×–—…’‘”“„«»·•°\\'" ]+`;
// A server may run under a locale that knows ASCII letters only, so the letters of our languages are named here.
const CAPITALS = 'ÅÄÖÆØÉÜ';
const SMALL = 'åäöæøéü';
const ACCENTED = 'åäöæøéèêëáàâãüúùûïíìîóòôõçñý';
const FOLDED = 'aaoaoeeeeaaaauuuuiiiioooocny';

/** A text in lower case with a space for every mark, so that PostgreSQL's parser finds words and numbers only. */
export function plainSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const spaced = sql`regexp_replace(normalize(${text}, NFC), ${sql.lit(MARKS)}, ' ', 'g')`;
  return sql`lower(translate(${spaced}, ${sql.lit(CAPITALS)}, ${sql.lit(SMALL)}))`;
}

/** A text as `foldText` writes it, its words apart by one space. */
export function foldedWordsSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const folded = sql`translate(${plainSql(text)}, ${sql.lit(ACCENTED)}, ${sql.lit(FOLDED)})`;
  return sql`trim(regexp_replace(${folded}, '[^a-z0-9]+', ' ', 'g'))`;
}
