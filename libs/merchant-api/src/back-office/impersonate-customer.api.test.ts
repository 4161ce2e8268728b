import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '../account/access-tokens.ts';
import { keptSecret } from '../account/signing-secret.ts';
import { createUserRepository } from '../account/user.repository.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { impersonateCustomer } from './impersonate-customer.ts';

const randomBytes = (size: number) => new Uint8Array(size).fill(7);

describeApi('the shop seen as a customer sees it', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openSeededDatabase(testCatalogue);
    const karin = { email: 'karin@torg.example', firstName: 'Karin', lastName: 'Ek' };
    const kind = { customerType: 'PERSON', mayPreview: false } as const;
    await createUserRepository(open.db).add({ ...karin, ...kind }, { salt: 's', hash: 'h' }, testStart);
  });
  afterAll(() => open.close());

  const borrow = (email: string) =>
    impersonateCustomer(open.db, { email, spoofedBy: 'Ragna', now: testStart, randomBytes });
  const written = () => open.db.selectFrom('impersonations').select('spoofed_by').execute();

  it('opens with a token that the API of this database believes, and not for long', async () => {
    const borrowed = await borrow('Karin@Torg.example');
    expect(borrowed?.seconds).toBe(3600);
    const secret = await keptSecret(open.db, () => new Uint8Array(32).fill(9));
    const readAt = (now: number) =>
      createAccessTokens({ secret, clock: { now: () => now } }).read(borrowed?.token ?? '');
    expect(readAt(testStart)).toMatchObject({ spoofedBy: 'Ragna', mayPreview: false });
    expect(readAt(testStart + 3600_000)).toBeNull();
    expect(await written()).toEqual([{ spoofed_by: 'Ragna' }]);
  });

  it('is nobody where there is no such customer', async () => {
    const before = await written();
    expect(await borrow('nobody@torg.example')).toBeNull();
    expect(await written()).toEqual(before);
  });
});
