import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../../testing/seeded-database.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { readMails } from '../mail.repository.ts';
import { queueMail } from '../queue-mail.ts';
import { startSmtpServer, type SmtpRefusal, type SmtpServer } from '../testing/start-smtp-server.ts';
import { connectSmtp } from './connect-smtp.ts';
import { createMailSender } from './create-mail-sender.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { testProfile } from '../../testing/test-profile.ts';

const MINUTE = 60_000;

describeApi('mails over SMTP', () => {
  let database: OpenDatabase;
  let server: SmtpServer;
  let refuse: SmtpRefusal;
  let now: number;
  const transports: MailTransport[] = [];
  beforeAll(async () => {
    database = await openSeededDatabase(testCatalogue);
    server = await startSmtpServer((step, text) => refuse(step, text));
  });
  afterAll(() => database.close().finally(server.close));
  beforeEach(async () => {
    await database.db.deleteFrom('mails').execute();
    [refuse, now] = [() => null, testStart];
    server.received.splice(0);
    server.credentials.splice(0);
  });
  afterEach(() => transports.splice(0).forEach((transport) => transport.close()));

  const sender = (url = `smtp://${server.host}`) => {
    const transport = createSmtpTransport(connectSmtp(url));
    transports.push(transport);
    return createMailSender({
      profile: testProfile,
      db: database.db,
      clock: { now: () => now },
      transport,
    });
  };
  const queue = (to: string) =>
    queueMail(
      database.db,
      {
        to,
        languageId: 'nb-NO',
        kind: 'availability-notice',
        data: { productName: 'Blåbærkrus', address: 'https://t' },
      },
      now,
    );
  const newest = async () => (await readMails(database.db, { most: 1 }))[0];

  it('arrive whole: from the shop, to one reader, as text and as HTML', async () => {
    await queue('karin@torg.example');
    expect(await sender().sendDue()).toBe(1);
    expect(server.received).toMatchObject([{ from: 'hei@boden.example', to: ['karin@torg.example'] }]);
    const message = server.received[0]?.message ?? '';
    expect(message).toMatch(/^From: Boden <hei@boden\.example>\r$/m);
    expect(message).toMatch(/^To: karin@torg\.example\r$/m);
    expect(message).toMatch(/^Message-ID: <\d+\.\d+@boden\.example>\r$/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?Q\?Bl=C3=A5b=C3=A6rkrus/m);
    expect(message.match(/^Content-Type: (multipart|text)\/\w+/gm)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  it('are tried again where the server is busy or hangs up, and none is lost or doubled', async () => {
    await queue('karin@torg.example');
    const answers = ['450 Busy', 'hang up'];
    refuse = (step) => (step === 'DATA' ? (answers.shift() ?? null) : null);
    const shop = sender();
    expect([await shop.sendDue(), await shop.sendDue()]).toEqual([0, 0]);
    now += MINUTE;
    expect(await shop.sendDue()).toBe(0);
    expect(await newest()).toMatchObject({ attempts: 2, sentAt: null, nextTryAt: now + 5 * MINUTE });
    now += 5 * MINUTE;
    expect([await shop.sendDue(), await shop.sendDue()]).toEqual([1, 0]);
    expect(server.received).toHaveLength(1);
  });

  it('are given up where there is no such reader, and wait where our own address or password is wrong', async () => {
    refuse = (step) => (step === 'RCPT' ? '550 No such user' : null);
    await queue('nobody@torg.example');
    await sender().sendDue();
    expect(await newest()).toMatchObject({ nextTryAt: null, lastError: expect.stringContaining('No such user') });
    refuse = (step) => (step === 'MAIL' ? '550 Sender not allowed' : null);
    await queue('karin@torg.example');
    await sender().sendDue();
    expect(await newest()).toMatchObject({
      nextTryAt: now + MINUTE,
      lastError: expect.stringContaining('not allowed'),
    });
    refuse = (step) => (step === 'AUTH' ? '535 Wrong' : null);
    await queue('karin@torg.example');
    await sender(`smtp://shop:secret@${server.host}`).sendDue();
    expect(server.credentials).toEqual([{ name: 'shop', password: 'secret' }]);
    expect(await newest()).toMatchObject({ nextTryAt: now + MINUTE, lastError: expect.not.stringContaining('secret') });
  });

  it('go once each where three send side by side', async () => {
    const readers = Array.from({ length: 35 }, (_, index) => `reader-${index}@torg.example`);
    for (const reader of readers) await queue(reader);
    await Promise.all([sender(), sender(), sender()].map((one) => one.sendDue()));
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(readers.toSorted());
  });
});
