import { expect, it } from 'vitest';
import { serverDialect } from './server-dialect.ts';

it('a server that is not there is named, with what to check and without its password', async () => {
  // Nothing listens on port 1.
  const opening = serverDialect('postgres://anna:secret@127.0.0.1:1/shop');
  await expect(opening).rejects.toThrow(
    "PostgreSQL cannot be used (127.0.0.1:1, database 'shop', user 'anna'): connect ECONNREFUSED 127.0.0.1:1. " +
      'Check DATABASE_URL and that the server is running.',
  );
  await expect(opening).rejects.not.toThrow('secret');
});
