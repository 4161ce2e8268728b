import { shopOrigin } from './addresses.ts';

interface SentMail {
  to: string;
  kind: string;
  subject: string;
}

/**
 * The numbers of all orders that stand for an email address. The confirmation is written in the transaction in which an
 * order comes to stand, so there are as many of them as orders, whatever pages say.
 */
export async function ordersOf(email: string): Promise<readonly string[]> {
  const { mails }: { mails: SentMail[] } = await (await fetch(`${shopOrigin('sv')}/outbox`)).json();
  const confirmations = mails.filter(({ to, kind }) => to === email && kind === 'order-confirmation');
  return confirmations.map(({ subject }) => /\d+/.exec(subject)?.[0] ?? subject);
}
