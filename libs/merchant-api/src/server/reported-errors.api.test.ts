import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const email = 'eva@torg.example';
const personalNumber = '191212121212';

let api: TestApi;
/** Stands for a statement that PostgreSQL refuses, each naming its values in another place. */
let fail: (text: string) => ReturnType<typeof sql>;

beforeAll(async () => {
  api = await openTestApi({
    async queueMail(trx, { to }) {
      await fail(`${to} ${personalNumber}`).execute(trx);
    },
  });
});
afterAll(() => api.close());

describeApi('an error that is reported', () => {
  it.each([
    ['a parameter', (text: string) => sql`select ${text}::text from nowhere`, /nowhere/],
    ['its message', (text: string) => sql`select ${text}::int`, /invalid input syntax for type integer/],
    ['a quoted message', (text: string) => sql`select ${`"${text}"`}::int`, /invalid input syntax for type integer/],
    ['its context', (text: string) => sql`select ${`{"a": ${text}}`}::jsonb`, /invalid input syntax for type json/],
    [
      'its detail',
      (text: string) => sql`insert into settings (key, value) select ${text}::text, '' from generate_series(1, 2)`,
      /settings_pkey/,
    ],
  ])('says what went wrong, without the values that stood in %s', async (_, statement, said) => {
    fail = statement;
    const { codes } = await api.query('mutation($email: String!) { subscribeToNewsletter(email: $email) }', { email });
    expect(codes).toEqual(['INTERNAL_SERVER_ERROR']);
    const [reported] = api.reported.splice(0);
    const log = inspect(reported, { depth: 10, showHidden: true });
    expect(log).toMatch(said);
    expect(log).not.toContain(email);
    expect(log).not.toContain(personalNumber);
  });
});
