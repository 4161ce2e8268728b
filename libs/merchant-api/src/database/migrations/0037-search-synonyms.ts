import { sql, type Kysely } from 'kysely';

const statements = [
  `create table search_synonyms (
    language_id text not null references languages,
    typed text not null,
    meant text not null,
    typed_keys text[] not null,
    meant_keys text[] not null,
    primary key (language_id, typed, meant)
  )`,
  // What a text finds is kept as long as the catalogue is the same.
  `create trigger note_catalogue_change after insert or update or delete or truncate on search_synonyms
    for each statement execute function note_catalogue_change()`,
];

/** Editors say which words shoppers type for those of the catalogue. */
export const searchSynonyms = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
