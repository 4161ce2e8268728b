import { sql, type RawBuilder } from 'kysely';

/** The dictionaries of PostgreSQL by language. Only these names are ever written into SQL. */
const dictionaries: Readonly<Record<string, string>> = { 'sv-SE': 'swedish', 'nb-NO': 'norwegian' };

/** The text search configuration of a language. */
export function configurationSql(languageId: string): RawBuilder<unknown> {
  return sql`${sql.lit(dictionaries[languageId] ?? 'simple')}::regconfig`;
}

/** The stemmer of a language. It makes nothing of a stop word. */
export function stemmerSql(languageId: string): RawBuilder<unknown> {
  const dictionary = dictionaries[languageId];
  return sql`${sql.lit(dictionary ? `${dictionary}_stem` : 'simple')}::regdictionary`;
}
