import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../../testing/seeded-database.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { queueMail } from '../queue-mail.ts';
import { answerOutbox } from './answer-outbox.ts';
import { testProfile } from '../../testing/test-profile.ts';

describeApi('the page of the outbox', () => {
  let database: OpenDatabase;
  let id: number;
  beforeAll(async () => {
    database = await openSeededDatabase(testCatalogue);
    const data = { productName: '<b>Mugg</b>', address: 'https://torg.example/p/mugg?a=1&b=2' };
    const mail = { kind: 'availability-notice', to: 'karin@torg.example', languageId: 'nb-NO', data } as const;
    await queueMail(database.db, mail, testStart);
    id = (await database.db.selectFrom('mails').select('mail_id').executeTakeFirstOrThrow()).mail_id;
  });
  afterAll(() => database.close());

  const ask = (path: string, accept = 'text/html', method = 'GET') =>
    answerOutbox(new Request(`http://localhost:3000${path}`, { method, headers: { accept } }), {
      db: database.db,
      profile: testProfile,
    });
  const textOf = async (path: string) => (await ask(path))?.text();

  it('lists mails for people and for programs', async () => {
    expect(await textOf('/outbox')).toContain('&lt;b&gt;Mugg&lt;/b&gt; er på lager igjen');
    expect(await (await ask('/outbox', '*/*'))?.json()).toEqual({
      mails: [
        {
          id,
          to: 'karin@torg.example',
          kind: 'availability-notice',
          languageId: 'nb-NO',
          queuedAt: '2026-11-21T12:00:00.000Z',
          state: 'waiting',
          subject: '<b>Mugg</b> er på lager igjen',
          text: expect.stringContaining('https://torg.example/p/mugg?a=1&b=2'),
        },
      ],
    });
  });

  it('shows a mail as HTML and as text, whose addresses can be followed', async () => {
    const shown = await textOf(`/outbox/${id}`);
    expect(shown).toContain(`<iframe title="The mail as HTML" src="/outbox/${id}.html" sandbox="allow-popups">`);
    expect(shown).toContain('<a href="https://torg.example/p/mugg?a=1&amp;b=2"');
    expect(shown).not.toContain('<b>');
    expect(await textOf(`/outbox/${id}.html`)).toContain('<html lang="nb">');
    expect(await textOf(`/outbox/${id}.txt`)).toContain('https://torg.example/p/mugg?a=1&b=2');
  });

  it('lets the HTML of a mail run and load nothing, and keeps nothing in between', async () => {
    const headers = (await ask(`/outbox/${id}.html`))?.headers;
    expect(headers?.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers?.get('cache-control')).toBe('no-store');
  });

  it('tells what is no mail, and what cannot be asked', async () => {
    expect((await ask('/outbox/999999'))?.status).toBe(404);
    expect((await ask('/outbox', '*/*', 'DELETE'))?.status).toBe(405);
    for (const path of ['/outboxes', '/outbox/0', '/outbox/1/2', '/outbox/x']) expect(await ask(path)).toBeNull();
  });

  it('shows what is forgotten as such', async () => {
    await database.db
      .updateTable('mails')
      .set({ data: null, sent_at: new Date(testStart) })
      .execute();
    expect(await textOf(`/outbox/${id}`)).toContain('What it said is not kept.');
    expect(await textOf('/outbox')).toContain('sent 2026-11-21 12:00:00');
  });
});
