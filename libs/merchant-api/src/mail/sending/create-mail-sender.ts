import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { noteFailure, noteSent, takeDueMails, type KeptMail } from '../mail.repository.ts';
import { renderMail } from '../render-mail.ts';
import { traderIn } from '../trader.ts';
import type { MailTransport, OutgoingMail, SendOutcome } from './mail-transport.ts';
import { isTooOld, nextTry } from './next-try.rules.ts';

/** What sending needs of the world. */
export interface MailSenderParts {
  db: ShopDatabase;
  clock: Clock;
  transport: MailTransport;
  /** The address that mails come from; that of customer service where it is left out. */
  from?: string | undefined;
}

export interface MailSender {
  /** Sends what is due and answers how many went. A call while another is under way joins it. */
  sendDue(): Promise<number>;
}

/** So many are taken at once. */
const AT_ONCE = 10;
/** How long a sender may take for them before another may think it dead. */
const LEASE_MS = 15 * 60_000;
/** These open something for whoever has their address. */
const opensSomething: ReadonlySet<string> = new Set(['password-reset', 'availability-opt-in', 'newsletter-opt-in']);

/**
 * Sends what waits in the outbox. No transaction is open meanwhile, so a slow mail server holds nobody up; senders side by
 * side never take the same mail. One that was accepted is not sent again, also where noting that fails at first.
 */
export function createMailSender({ db, clock, transport, from }: MailSenderParts): MailSender {
  const accepted = new Map<number, KeptMail>();
  let running: Promise<number> | null = null;

  async function noteAccepted(): Promise<void> {
    for (const [id, { kind }] of accepted) {
      await noteSent(db, id, clock.now(), opensSomething.has(kind));
      accepted.delete(id);
    }
  }

  async function send(mail: KeptMail): Promise<boolean> {
    if (accepted.has(mail.id)) return false;
    const outcome = await attempt(mail, { clock, transport, from });
    if (outcome.kind === 'sent') {
      accepted.set(mail.id, mail);
      await noteAccepted();
      return true;
    }
    await noteFailure(db, mail, outcome.reason, outcome.kind === 'failed' ? nextTry(mail.attempts, clock.now()) : null);
    return false;
  }

  async function sendAll(): Promise<number> {
    await noteAccepted();
    let sent = 0;
    for (;;) {
      const now = clock.now();
      const mails = await takeDueMails(db, { now, until: now + LEASE_MS, most: AT_ONCE });
      for (const mail of mails) if (await send(mail)) sent += 1;
      if (mails.length < AT_ONCE) return sent;
    }
  }

  return { sendDue: () => (running ??= sendAll().finally(() => (running = null))) };
}

type Attempt = SendOutcome | { kind: 'failed'; reason: string };

async function attempt(mail: KeptMail, parts: Omit<MailSenderParts, 'db'>): Promise<Attempt> {
  if (isTooOld(mail.queuedAt, parts.clock.now()))
    return { kind: 'refused', reason: 'It waited for more than three days' };
  try {
    const outgoing = outgoingMail(mail, parts.from);
    return outgoing ? await parts.transport.send(outgoing) : { kind: 'refused', reason: 'It says nothing any more' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function outgoingMail({ id, to, content, languageId, queuedAt }: KeptMail, from?: string): OutgoingMail | null {
  if (content === null) return null;
  const address = from ?? traderIn(languageId.startsWith('nb') ? 'nb' : 'sv').email;
  const messageId = `<${id}.${queuedAt}@${address.split('@').at(-1)}>`;
  return { to, from: { name: 'Torg', address }, messageId, ...renderMail(content, languageId) };
}
