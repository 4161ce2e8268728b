import { sql, type Kysely } from 'kysely';

/** Lists notice changes of what packages are put together of: their stock follows from it. */
export const packagesInLists = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['package_groups', 'package_options']) await sql`select watch_for_lists(${table})`.execute(db);
  },
};
