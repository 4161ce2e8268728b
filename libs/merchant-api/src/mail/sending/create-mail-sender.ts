import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { isTooOld, mailKindRules } from '../mail-kinds.ts';
import { giveBack, noteFailure, noteSent, takeDueMails, type StoredMail } from '../mail.repository.ts';
import { renderMail } from '../render-mail.ts';
import { traderIn } from '../trader.ts';
import type { ShopProfile } from '../../settings/shop-profile.ts';
import type { MailTransport, OutgoingMail, SendOutcome } from './mail-transport.ts';
import { nextTry } from './next-try.rules.ts';
import { shopLanguageOf } from '../../market/shop-language.ts';

/** What sending needs of the world. */
export interface MailSenderParts {
  db: ShopDatabase;
  clock: Clock;
  transport: MailTransport;
  profile: ShopProfile;
  /** The address that mails come from; that of customer service where it is left out. */
  from?: string | undefined;
}

export interface MailSender {
  /** Sends what is due and answers how many went. A call while another is under way joins it. */
  sendDue(): Promise<number>;
  /** Ends after the mail that is being sent now; what was taken with it is given back. */
  end(): Promise<void>;
}

/** So many are taken at once. */
const AT_ONCE = 10;

/**
 * Sends what waits in the outbox. No transaction is open meanwhile, so a slow mail server holds nobody up; senders side by
 * side never take the same mail. One that was accepted is not sent again, also where noting that fails at first.
 */
export function createMailSender({ db, ...parts }: MailSenderParts): MailSender {
  const { clock } = parts;
  const accepted = new Map<number, StoredMail>();
  let running: Promise<number> | null = null;
  let isEnding = false;

  async function noteAccepted(): Promise<void> {
    for (const [id, { kind }] of accepted) {
      await noteSent(db, id, clock.now(), mailKindRules(kind).forgotten !== null);
      accepted.delete(id);
    }
  }

  async function send(mail: StoredMail): Promise<boolean> {
    if (accepted.has(mail.id)) return false;
    const outcome = await attempt(mail, parts);
    if (outcome.kind === 'sent') {
      accepted.set(mail.id, mail);
      await noteAccepted();
      return true;
    }
    const nextTryAt = outcome.kind === 'failed' ? nextTry(mail.attempts, clock.now()) : null;
    const forgets = mailKindRules(mail.kind).forgotten === 'ended';
    await noteFailure(db, mail, { reason: outcome.reason, nextTryAt, forgets });
    return false;
  }

  async function sendAll(): Promise<number> {
    await noteAccepted();
    let sent = 0;
    while (!isEnding) {
      const mails = await takeDueMails(db, clock.now(), AT_ONCE);
      for (const mail of mails) {
        if (isEnding) await giveBack(db, mail, clock.now());
        else if (await send(mail)) sent += 1;
      }
      if (mails.length < AT_ONCE) break;
    }
    return sent;
  }

  return {
    sendDue: () => (running ??= sendAll().finally(() => (running = null))),
    async end() {
      isEnding = true;
      await running;
    },
  };
}

type Attempt = SendOutcome | { kind: 'failed'; reason: string };

async function attempt(mail: StoredMail, parts: Omit<MailSenderParts, 'db'>): Promise<Attempt> {
  if (isTooOld(mail, parts.clock.now())) return { kind: 'refused', reason: 'It waited for too long' };
  try {
    const outgoing = outgoingMail(mail, parts);
    return outgoing ? await parts.transport.send(outgoing) : { kind: 'refused', reason: 'It says nothing any more' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function outgoingMail(
  { id, to, content, languageId, queuedAt }: StoredMail,
  { from, profile }: Pick<MailSenderParts, 'from' | 'profile'>,
): OutgoingMail | null {
  if (content === null) return null;
  const address = from ?? traderIn(profile, shopLanguageOf(languageId)).email;
  const messageId = `<${id}.${queuedAt}@${address.split('@').at(-1)}>`;
  return { to, from: { name: profile.name, address }, messageId, ...renderMail(content, languageId, profile) };
}
