import { expect, it, vi } from 'vitest';
import type { Pool } from 'pg';
import { PREPARED_STATEMENT } from './prepared-statement.ts';
import { prepareStatements } from './prepare-statements.ts';

it('names the statements whose plans are kept, each by its text, and no others', async () => {
  const query = vi.fn(async (..._sent: unknown[]) => ({ rows: [] }));
  const pool = { options: {}, connect: async () => ({ query, release: () => {} }) };
  const client = await prepareStatements(pool as unknown as Pool).connect(); // all of a pool that is used
  for (const text of [
    `${PREPARED_STATEMENT} select 1`,
    'select 2',
    `${PREPARED_STATEMENT} select 3`,
    `${PREPARED_STATEMENT} select 1`,
  ]) {
    await client.query(text, [7]);
  }
  const [first, plain, second, again] = query.mock.calls;
  expect([plain, first]).toEqual([
    ['select 2', [7]],
    [{ name: 'kept_0', text: `${PREPARED_STATEMENT} select 1`, values: [7] }],
  ]);
  expect(second).toEqual([{ name: 'kept_1', text: `${PREPARED_STATEMENT} select 3`, values: [7] }]);
  expect(again).toEqual(first);
});
