import { shopOrigin } from './addresses.ts';

interface SentMail {
  id: number;
  to: string;
  kind: string;
  subject: string;
}

/**
 * The numbers of all orders that stand for an email address. The confirmation is written in the transaction in which an
 * order comes to stand, so there are as many of them as orders, whatever pages say.
 */
export async function ordersOf(email: string): Promise<readonly string[]> {
  return (await mailsTo(email, 'order-confirmation')).map(({ subject }) => /\d+/.exec(subject)?.[0] ?? subject);
}

/** Waits for the newest mail of a kind to somebody, and gives the address in it that matches. */
export async function addressInMail(email: string, kind: string, address: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [mail] = await mailsTo(email, kind);
    const text = mail && (await (await fetch(`${shopOrigin('sv')}/outbox/${mail.id}`)).text());
    const [found] = text?.match(address) ?? [];
    if (found) return found.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail of the kind ${kind} came to ${email}`);
}

/** The newest first. */
async function mailsTo(email: string, wanted: string): Promise<readonly SentMail[]> {
  const { mails }: { mails: SentMail[] } = await (await fetch(`${shopOrigin('sv')}/outbox`)).json();
  return mails.filter(({ to, kind }) => to === email && kind === wanted);
}
