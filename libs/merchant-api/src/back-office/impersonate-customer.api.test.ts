import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '../account/access-tokens.ts';
import { signingSecret } from '../account/signing-secret.ts';
import { createUserRepository } from '../account/user.repository.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { changeBalance } from './change-balance.ts';
import { impersonateCustomer } from './impersonate-customer.ts';
import { previewShop } from './preview-shop.ts';

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
    const secret = await signingSecret(open.db, { randomBytes: () => new Uint8Array(32).fill(9) });
    const readAt = (now: number) =>
      createAccessTokens({ secret, clock: { now: () => now } }).read(borrowed?.token ?? '');
    expect(readAt(testStart)).toMatchObject({ spoofedBy: 'Ragna', mayPreview: false });
    expect(readAt(testStart + 3600_000)).toBeNull();
    expect(await written()).toEqual([{ spoofed_by: 'Ragna' }]);
  });

  it('shows what is not published, and names who asked for it, to no customer', async () => {
    const token = await previewShop(open.db, { by: 'Ragna', now: testStart, randomBytes });
    const secret = await signingSecret(open.db, { randomBytes });
    const read = createAccessTokens({ secret, clock: { now: () => testStart } }).read(token);
    expect(read).toMatchObject({ mayPreview: true, spoofedBy: 'Ragna', userId: 0 });
  });

  it('gives to a balance and takes from it, once for each thing, and never more than it holds', async () => {
    const karin = { email: 'Karin@torg.example', currency: 'SEK', by: 'Ragna', now: testStart };
    const change = (amount: number, note: string) => changeBalance(open.db, { ...karin, amount, note });
    expect(await change(100_00, 'Reklamation')).toEqual({ kind: 'changed', amount: 100_00 });
    expect(await change(100_00, 'Reklamation')).toEqual({ kind: 'made-before' });
    expect(await change(-30_00, 'Fel')).toEqual({ kind: 'changed', amount: 70_00 });
    expect(await change(-70_01, 'Mer')).toEqual({ kind: 'short', amount: 70_00 });
    const stranger = { ...karin, email: 'nobody@torg.example', amount: 1, note: 'x' };
    expect(await changeBalance(open.db, stranger)).toEqual({ kind: 'unknown-customer' });
    const entries = await open.db.selectFrom('balance_entries').select('reference').orderBy('entry_id').execute();
    expect(entries).toEqual([{ reference: 'Reklamation (Ragna)' }, { reference: 'Fel (Ragna)' }]);
  });

  it('is nobody where there is no such customer', async () => {
    const before = await written();
    expect(await borrow('nobody@torg.example')).toBeNull();
    expect(await written()).toEqual(before);
  });
});
