import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { demoCustomer } from '../settings/demo-customer.ts';
import type { TestDatabase } from '../testing/database-template.ts';
import { limitsInMemory } from '../rate-limit/rate-limits.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { impersonate } from './impersonate.ts';
import { openAuthService } from './open-auth-service.ts';
import { passwordDigest } from './password-digest.ts';
import { createRefreshTokenRepository } from './refresh-token.repository.ts';
import { createAccessTokens } from './access-tokens.ts';

const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
const apiKey = 'a-key';
const queueMail = async () => {};
const cost = { N: 16, r: 1, p: 1 };

let place: TestDatabase;
let database: OpenDatabase;
let last = 0;
const randomBytes = (size: number) => new Uint8Array(size).fill((last += 1));
const open = (secret?: string, demoAccounts = true) =>
  openAuthService(
    { db: database.db, clock, limits: limitsInMemory(), apiKey, queueMail, shopUrls: [] },
    { account: 'torg_test', randomBytes, addressOf: () => '', passwordCost: cost, secret, demoAccounts },
  );

async function bearerUnder(secret: string): Promise<string> {
  const { user_id: userId } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
  const anna = { userId, email: '', customerType: 'PERSON', mayPreview: false, sessionEpoch: 0 } as const;
  const session = await createRefreshTokenRepository({
    db: database.db,
    clock,
    randomBytes,
    secret: 'a-secret',
  }).issue(anna, 60);
  return `Bearer ${createAccessTokens({ secret, clock }).issue(anna, session)}`;
}

beforeAll(async () => {
  place = await createTestDatabase();
  database = await openDatabase(place.place);
});
afterAll(() => database.close().finally(place.drop));

describe('a shop that opens', () => {
  it('keeps the secret it made, so that sessions outlive a restart', async () => {
    await open();
    const kept = await database.db.selectFrom('settings').select('value').executeTakeFirstOrThrow();
    const bearer = await bearerUnder(kept.value);
    expect(await (await open()).userOf(bearer)).toMatchObject({ email: demoCustomer.email });
  });

  it('takes the secret it is given instead', async () => {
    const service = await open('a-given-secret');
    expect(await service.userOf(await bearerUnder('a-given-secret'))).toMatchObject({ email: demoCustomer.email });
    expect(await service.userOf(await bearerUnder('another'))).toBeNull();
  });

  it('has a demo customer, an editor and the members of two companies, whose passwords a second start leaves as they are', async () => {
    await open();
    const before = await database.db.selectFrom('users').selectAll().execute();
    await open();
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual(before);
    expect(before).toHaveLength(2 + 6);
  });
});

describe('a shop without demo accounts', () => {
  const secret = 'a-given-secret';

  it('lets nobody in by those that it had before, and by them again once they are wanted', async () => {
    await open(secret);
    const bearer = await bearerUnder(secret);
    expect(await (await open(secret, false)).userOf(bearer)).toBeNull();
    expect(await (await open(secret, true)).userOf(bearer)).toMatchObject({ email: demoCustomer.email });
  });

  it('makes none in a new database', async () => {
    const empty = await createTestDatabase();
    const fresh = await openDatabase(empty.place);
    const options = { account: 'torg_test', randomBytes, addressOf: () => '', passwordCost: cost, demoAccounts: false };
    await openAuthService({ db: fresh.db, clock, limits: limitsInMemory(), apiKey, queueMail, shopUrls: [] }, options);
    expect(await fresh.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await fresh.close().finally(empty.drop);
  });
});

describe('the database', () => {
  it('holds no password, digest or refresh token that someone who reads it could use', async () => {
    await open();
    const [user] = await database.db.selectFrom('users').selectAll().execute();
    const tokens = createRefreshTokenRepository({ db: database.db, clock, randomBytes, secret: 'a-secret' });
    const { refreshToken } = await tokens.issue({ userId: user?.user_id ?? 0, sessionEpoch: 0 }, 60);
    const rows = JSON.stringify([user, await database.db.selectFrom('refresh_tokens').selectAll().execute()]);
    for (const secret of [demoCustomer.password, passwordDigest(demoCustomer.password), refreshToken]) {
      expect(rows).not.toContain(secret);
    }
    expect(await tokens.rotate(refreshToken)).toMatchObject({ userId: user?.user_id });
  });

  it('forgets sessions that are over when their customer signs in again', async () => {
    const { user_id: userId } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    await createRefreshTokenRepository({ db: database.db, clock, randomBytes, secret: 'a-secret' }).issue(
      { userId, sessionEpoch: 0 },
      60,
    );
    const later = { now: () => clock.now() + 60_000 };
    await createRefreshTokenRepository({ db: database.db, clock: later, randomBytes, secret: 'a-secret' }).issue(
      { userId, sessionEpoch: 0 },
      60,
    );
    expect(await database.db.selectFrom('refresh_tokens').select('token_hash').execute()).toHaveLength(1);
  });
});

describe('someone of the shop who looks at it as a customer', () => {
  const spoofedBy = 'karin@torg.example';
  const ports = () => ({ db: database.db, clock, accessTokens: createAccessTokens({ secret: 'a-secret', clock }) });

  it('gets a token that says both, and is written down', async () => {
    const service = await open('a-secret');
    const borrowed = await impersonate(ports(), { email: demoCustomer.email, spoofedBy });
    const bearer = `Bearer ${borrowed?.token}`;
    expect(borrowed?.seconds).toBe(3600);
    expect(await service.userOf(bearer)).toMatchObject({ email: demoCustomer.email });
    expect(service.spoofedBy(bearer)).toBe(spoofedBy);
    const written = await database.db.selectFrom('impersonations').selectAll().execute();
    expect(written).toMatchObject([{ spoofed_by: spoofedBy, issued_at: new Date(clock.now()) }]);
  });

  it('gets none for a customer who is not there', async () => {
    expect(await impersonate(ports(), { email: 'bo@torg.example', spoofedBy })).toBeNull();
  });

  it('sees drafts with a token to preview, and is no customer', async () => {
    const service = await open('a-secret');
    const bearer = `Bearer ${createAccessTokens({ secret: 'a-secret', clock }).issuePreview(spoofedBy)}`;
    expect(await service.mayPreview(bearer)).toBe(true);
    expect(await service.userOf(bearer)).toBeNull();
  });
});
