import { createHash } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { openDatabase, type DatabasePlace } from '../database/open-database.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { writeSession } from '../payment/payment-session.repository.ts';
import { recordOutcome } from '../payment/record-outcome.ts';
import { checkOrderBooks } from './check-order-books.ts';
import { createOrderDesk, type OrderDesk } from './order-desk.ts';
import { cardCheckout, invoiceCheckout } from './open-checkout-client.ts';

/** What a process is to do that sells until it is killed. */
export interface Selling {
  place: DatabasePlace;
  /** Its number; ids begin with it. */
  run: number;
  now: number;
  /** It dies at this statement. */
  killAt: number;
  /** Before the statement is sent, while it is under way, or once it is answered. */
  moment: 'before' | 'during' | 'after';
  /** Whether the books are checked first; what is wrong with them is written to stdout. */
  checks: { skus: readonly string[]; stocked: number } | null;
}

const die = () => process.kill(process.pid, 'SIGKILL');

function dyingAt({ killAt, moment }: Selling): KyselyPlugin {
  let sent = 0;
  return {
    transformQuery({ node }) {
      sent += 1;
      if (sent === killAt && moment === 'before') die();
      if (sent === killAt && moment === 'during') setImmediate(die);
      return node;
    },
    async transformResult({ result }) {
      if (sent >= killAt && moment === 'after') die();
      return result;
    },
  };
}

/** One sale of mugs and a gift card, with another gift card that pays for a part: paid, declined, billed or left, in turn. */
async function sell(desk: OrderDesk, { run }: Selling, turn: number): Promise<void> {
  const cartId = await desk.newCart();
  await desk.add(cartId, 'MUG-2', 1);
  await desk.add(cartId, 'MUG-1', 1 + (turn % 2));
  await desk.add(cartId, 'ART-presentkort', 1);
  const randomBytes = (size: number) => createHash('sha256').update(`${run} ${turn}`).digest().subarray(0, size);
  const card = { currency: 'SEK', amount: 5_000, expiresAt: desk.now + 1 };
  const code = await issueGiftCard({ db: desk.db, now: desk.now, randomBytes }, card);
  await desk.giveCode(cartId, code);
  const placed = await desk.place(cartId, turn % 4 === 2 ? invoiceCheckout : cardCheckout);
  if (!placed.ok) throw new Error(placed.refusal.kind);
  // In another tab, while this one pays.
  await desk.add(cartId, 'MUG-1', 1);
  if (turn % 4 < 2) await end(desk, placed.order, turn % 4 === 0 ? 'paid' : 'declined');
}

async function end(desk: OrderDesk, order: OrderRecord, outcome: 'paid' | 'declined'): Promise<void> {
  const { orderId, publicId, cartId, channelId, marketId, languageId, currency, counted } = order;
  const amount = counted.totals.balance.toPay.incVat;
  const sessionId = `session-${publicId}`;
  await writeSession(desk.db, {
    ...{ sessionId, orderId, cartId, channelId, marketId, languageId, currency, amount },
    ...{ provider: 'sandbox', userId: null, email: null, paymentId: 2, formKey: null, pageUrl: '', htmlSnippet: null },
    ...{ begunAt: desk.now, askAt: null },
  });
  await recordOutcome(desk.db, sessionId, { outcome, amount, currency }, desk);
}

const selling: Selling = JSON.parse(process.argv[2] ?? '{}');
const { db, close } = await openDatabase(selling.place);
const { checks } = selling;
if (checks) console.log(JSON.stringify(await checkOrderBooks(db, checks.skus, checks.stocked)));
const own = db.withPlugin(dyingAt(selling));
const desk = await createOrderDesk({ db: own, now: selling.now, ids: `run-${selling.run}`, close });
for (let turn = selling.run; ; turn += 1) await sell(desk, selling, turn);
