import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase, SentStatement } from '../../database/open-database.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../../testing/seeded-database.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import type { MailContent } from '../mail.ts';
import { readMails, retryMails, takeDueMails } from '../mail.repository.ts';
import { queueMail } from '../queue-mail.ts';
import { createMailSender, type MailSenderParts } from './create-mail-sender.ts';
import type { OutgoingMail, SendOutcome } from './mail-transport.ts';
import { testProfile } from '../../testing/test-profile.ts';

const MINUTE = 60_000;
const notice: MailContent = {
  kind: 'availability-notice',
  data: { productName: 'Mugg', address: 'https://torg.example/p/mugg' },
};

describeApi('the mail sender', () => {
  let database: OpenDatabase;
  const statements: SentStatement[] = [];
  let now = testStart;
  let wire: OutgoingMail[] = [];
  let answer: (mail: OutgoingMail) => SendOutcome;

  beforeAll(async () => {
    database = await openSeededDatabase(testCatalogue, (statement) => void statements.push(statement));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('mails').execute();
    [now, wire, answer] = [testStart, [], () => ({ kind: 'sent' })];
  });

  const senderWith = (parts: Partial<MailSenderParts> = {}) =>
    createMailSender({
      profile: testProfile,
      db: database.db,
      clock: { now: () => now },
      transport: {
        async send(mail) {
          wire.push(mail);
          await Promise.resolve();
          return answer(mail);
        },
        close() {},
      },
      ...parts,
    });
  const queue = (content: MailContent = notice, to = 'karin@torg.example') =>
    queueMail(database.db, { to, languageId: 'sv-SE', ...content }, now);
  const newest = async () => (await readMails(database.db, { most: 1 }))[0];

  it('sends what waits, once', async () => {
    await queue();
    const sender = senderWith();
    expect([await sender.sendDue(), await sender.sendDue()]).toEqual([1, 0]);
    expect(wire).toEqual([
      {
        to: 'karin@torg.example',
        from: { name: 'Boden', address: 'hej@boden.example' },
        messageId: expect.stringMatching(new RegExp(`^<\\d+\\.${testStart}@boden\\.example>$`)),
        subject: 'Mugg finns i lager igen',
        html: expect.stringContaining('<html lang="sv">'),
        text: expect.stringContaining('Mugg'),
      },
    ]);
    expect(await newest()).toMatchObject({ sentAt: testStart, nextTryAt: null, attempts: 1, lastError: null });
  });

  it('comes from the address that is named', async () => {
    await queue();
    await senderWith({ from: 'post@shop.example' }).sendDue();
    expect(wire[0]).toMatchObject({ from: { address: 'post@shop.example' } });
    expect(wire[0]?.messageId).toMatch(/@shop\.example>$/);
  });

  it('forgets what opens an account once it was sent, and keeps the rest', async () => {
    await queue({ kind: 'password-reset', data: { address: 'https://torg.example/reset/key', hoursValid: 1 } });
    await queue();
    await senderWith().sendDue();
    const mails = await readMails(database.db, { most: 2 });
    expect(mails.map(({ content }) => content?.kind ?? null)).toEqual(['availability-notice', null]);
  });

  it('tries again later and later, with the same id, and gives up in the end', async () => {
    answer = () => {
      throw new Error('Connection refused');
    };
    await queue();
    const sender = senderWith();
    const tries: number[] = [];
    for (let minute = 0; minute <= 3000; minute += 1) {
      now = testStart + minute * MINUTE;
      const before = wire.length;
      // Asked only where something changed, or the test would take minutes too.
      if (((await newest())?.nextTryAt ?? Infinity) <= now) await sender.sendDue();
      if (wire.length > before) tries.push(minute);
      const next = (await newest())?.nextTryAt;
      if (next == null) break;
      minute = Math.max(minute, (next - testStart) / MINUTE - 2);
    }
    expect(tries).toEqual([0, 1, 6, 21, 81, 261, 621, 1341, 2781]);
    expect(new Set(wire.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await newest()).toMatchObject({
      sentAt: null,
      nextTryAt: null,
      attempts: 9,
      lastError: 'Connection refused',
    });
  });

  it('gives up at once where the address is refused for good, until it is told to try again', async () => {
    answer = () => ({ kind: 'refused', reason: '550 No such user' });
    await queue();
    await senderWith().sendDue();
    expect(await newest()).toMatchObject({ nextTryAt: null, lastError: '550 No such user' });
    answer = () => ({ kind: 'sent' });
    expect(await senderWith().sendDue()).toBe(0);
    expect(await retryMails(database.db, now)).toBe(1);
    expect(await senderWith().sendDue()).toBe(1);
  });

  it('sends no notice that waited for more than three days, also when told to', async () => {
    await queue();
    now += 3 * 24 * 60 * MINUTE + 1;
    expect(await retryMails(database.db, now)).toBe(0);
    expect(await senderWith().sendDue()).toBe(0);
    expect([wire, (await newest())?.nextTryAt]).toEqual([[], null]);
  });

  it('goes on with the others where one cannot be written', async () => {
    await database.db
      .insertInto('mails')
      .values({
        recipient: 'karin@torg.example',
        kind: 'order-confirmation',
        language_id: 'sv-SE',
        data: '{}',
        queued_at: new Date(now),
        next_try_at: new Date(now),
        sent_at: null,
        last_error: null,
      })
      .execute();
    await queue();
    expect(await senderWith().sendDue()).toBe(1);
  });

  it('sends each mail once where several send side by side', async () => {
    const addresses = Array.from({ length: 45 }, (_, index) => `shopper-${index}@torg.example`);
    for (const to of addresses) await queue(notice, to);
    const sent = await Promise.all([senderWith(), senderWith(), senderWith()].map((sender) => sender.sendDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(45);
    expect(wire.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  });

  it('joins a call to the one under way', async () => {
    await queue();
    const sender = senderWith();
    expect(await Promise.all([sender.sendDue(), sender.sendDue()])).toEqual([1, 1]);
    expect(wire).toHaveLength(1);
  });

  it('ends after the mail that is being sent, and gives the others back as they were', async () => {
    for (const name of ['a', 'b', 'c']) await queue(notice, `${name}@torg.example`);
    const sender = senderWith();
    let ended: Promise<void> | undefined;
    answer = () => {
      ended ??= sender.end();
      return { kind: 'sent' };
    };
    expect(await sender.sendDue()).toBe(1);
    await ended;
    const waiting = (await readMails(database.db, { most: 10 })).filter(({ sentAt }) => sentAt === null);
    expect(waiting.map(({ attempts, nextTryAt }) => [attempts, nextTryAt])).toEqual([
      [0, now],
      [0, now],
    ]);
  });

  it('forgets what opens something once it gives it up', async () => {
    answer = () => ({ kind: 'refused', reason: '550 No such user' });
    await queue({ kind: 'newsletter-opt-in', data: { address: 'https://torg.example/confirm/key' } });
    await senderWith().sendDue();
    expect(await newest()).toMatchObject({ nextTryAt: null, content: null });
    expect(await retryMails(database.db, now)).toBe(0);
  });

  it('keeps the codes of gift cards until they went, as nobody can read them elsewhere', async () => {
    answer = () => ({ kind: 'refused', reason: '550 No such user' });
    const cards = [{ code: 'ABCD-EFGH-JKLM-NPQR', amount: 500_00 }];
    const data = { orderId: '10001', currency: 'SEK', lastDay: '2028-11-21', cards };
    await queue({ kind: 'gift-cards-bought', data });
    await senderWith().sendDue();
    expect(await newest()).toMatchObject({ nextTryAt: null, content: { data: { cards } } });
    answer = () => ({ kind: 'sent' });
    expect(await retryMails(database.db, now)).toBe(1);
    expect(await senderWith().sendDue()).toBe(1);
    expect(await newest()).toMatchObject({ sentAt: now, content: null });
  });

  it('leaves to others what a sender that died had taken, but not before it is surely dead', async () => {
    await queue();
    await takeDueMails(database.db, now, 10);
    now += 14 * MINUTE;
    expect(await senderWith().sendDue()).toBe(0);
    now += MINUTE;
    expect(await senderWith().sendDue()).toBe(1);
  });

  it('does not send again what was accepted, also where the database could not note it', async () => {
    let isAway = false;
    const sometimesAway: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('Database away');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    answer = () => {
      isAway = true;
      return { kind: 'sent' };
    };
    await queue();
    const sender = senderWith({ db: database.db.withPlugin(sometimesAway) });
    await expect(sender.sendDue()).rejects.toThrow('Database away');
    isAway = false;
    now += 20 * MINUTE;
    expect(await sender.sendDue()).toBe(0);
    expect(wire).toHaveLength(1);
    expect(await newest()).toMatchObject({ sentAt: now, nextTryAt: null });
  });

  it('asks the database once where nothing waits', async () => {
    const sender = senderWith();
    statements.length = 0;
    await sender.sendDue();
    expect(statements).toHaveLength(1);
  });
});
