import { sql, type Kysely } from 'kysely';

/** What visitors did lately, as rate-limiter-flexible keeps it. A crash may lose it, so that writing it costs little. */
const table = `create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
)`;

/** Processes of one shop count together. */
export const rateLimits = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(table).execute(db);
  },
};
