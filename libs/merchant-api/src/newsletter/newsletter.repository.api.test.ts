import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { confirmNewsletter, endNewsletters, storeNewsletterRequest } from './newsletter.repository.ts';

describeApi('a request for the newsletter', () => {
  let database: OpenDatabase;
  beforeAll(async () => void (database = await openSeededDatabase(testCatalogue)));
  afterAll(() => database.close());

  it('stays as it was confirmed, whoever writes the address, and cannot be confirmed once it is taken back', async () => {
    const { db } = database;
    const email = 'lena@torg.example';
    const keep = (tags: string[]) =>
      storeNewsletterRequest(db, { email, channelId: '1|se', languageId: 'sv-SE', tags }, testStart);
    const tags = () => db.selectFrom('newsletter_subscriptions').select('tags').execute();
    const id = (await keep(['hem'])) ?? 0;
    expect(await keep(['barn'])).toBe(id);
    expect([await confirmNewsletter(db, id, testStart), await confirmNewsletter(db, id, testStart)]).toEqual([
      true,
      true,
    ]);
    expect(await keep(['skräp'])).toBeNull();
    expect((await tags()).map((row) => row.tags)).toEqual([['barn']]);
    await endNewsletters(db, email);
    expect(await confirmNewsletter(db, id, testStart)).toBe(false);
  });
});
