import { isDeepStrictEqual } from 'node:util';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { traderIn } from '../../mail/trader.ts';
import { shopLanguageOf } from '../../market/shop-language.ts';
import type { ShopProfile } from '../../settings/shop-profile.ts';
import type { OrderRecord } from '../order-record.ts';
import { isStanding } from '../order-status.ts';
import { addOrderEvent, createOrderRepository, lockOrder } from '../order.repository.ts';
import { chooseItems, type ChosenItems } from './choose-items.rules.ts';
import { lastDayToPayBack } from './open-withdrawals.rules.ts';
import { readWithdrawable } from './withdrawal.repository.ts';
import {
  timeZoneOf,
  withdrawalsOf,
  withdrawalState,
  WITHDRAWN,
  type AskedUnits,
  type ClosedReason,
  type StoredWithdrawal,
} from './withdrawal.rules.ts';

/** What somebody asks to go back on. */
export interface WithdrawalRequest {
  publicId: string;
  /** Null for the buyer's. */
  name: string | null;
  /** Null for the buyer's; the buyer is told in any case. */
  email: string | null;
  /** By sku id, the lowest first; empty for all that is left. */
  asked: readonly AskedUnits[];
  /** By which the client says that it sends the same once more; null where it does not say. */
  key: string | null;
  /** Whose goods they were. */
  profile: ShopProfile;
  /** In milliseconds since 1970. */
  now: number;
}

export type WithdrawalResult =
  | { kind: 'received'; orderId: number; withdrawal: StoredWithdrawal }
  | { kind: 'unknown-order' }
  | { kind: 'closed'; reason: ClosedReason; lastDay: string | null }
  | Exclude<ChosenItems, { kind: 'chosen' }>;

/** The same once more within this time is taken for an impatient finger. */
const REPEAT_MS = 60 * 60_000;

/**
 * Receives a withdrawal: it is written into what happened to the order, together with its receipt by mail. The order is
 * locked meanwhile, so that the same sent many times at once is received once.
 */
export function withdraw(db: ShopDatabase, request: WithdrawalRequest): Promise<WithdrawalResult> {
  return db.transaction().execute(async (trx) => {
    const found = await createOrderRepository(trx).findPublic(request.publicId);
    const order = found && (await lockOrder(trx, found.orderId));
    if (!order || !isStanding(order.status)) return { kind: 'unknown-order' };
    const { orderId } = order;
    const placed = await readWithdrawable(trx, order);
    const earlier = withdrawalsOf(placed.events);
    const same = earlier.findLast((one) => isRepeat(one, request));
    if (same) return { kind: 'received', orderId, withdrawal: same };
    const { reason, lastDay, items } = withdrawalState(placed, request.now);
    if (reason !== null) return { kind: 'closed', reason, lastDay };
    const chosen = chooseItems(request.asked, items);
    if (chosen.kind !== 'chosen') return chosen;
    const withdrawal: StoredWithdrawal = {
      reference: `A-${orderId}-${earlier.length + 1}`,
      name: request.name ?? buyerOf(order),
      email: request.email ?? order.email,
      receivedAt: request.now,
      items: chosen.items,
      asked: request.asked,
      key: request.key,
    };
    await addOrderEvent(trx, orderId, { kind: WITHDRAWN, now: request.now, data: { ...withdrawal } });
    await sendMails(trx, order, withdrawal, request.profile);
    return { kind: 'received', orderId, withdrawal };
  });
}

function isRepeat({ key, asked, receivedAt }: StoredWithdrawal, request: WithdrawalRequest): boolean {
  if (request.key !== null) return key === request.key;
  return request.now - receivedAt < REPEAT_MS && isDeepStrictEqual(asked, request.asked);
}

function buyerOf({ checkout: { draft }, email }: OrderRecord): string {
  const { firstName = '', lastName = '' } = draft.billingAddress ?? {};
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whoever has the public id may withdraw, so the buyer hears of it too where the receipt goes elsewhere; and so does the shop. */
async function sendMails(
  trx: ShopDatabase,
  order: OrderRecord,
  withdrawal: StoredWithdrawal,
  profile: ShopProfile,
): Promise<void> {
  const { reference, name, email, items, receivedAt } = withdrawal;
  const data = {
    reference,
    orderId: String(order.orderId),
    customerName: name,
    receivedAt,
    timeZone: timeZoneOf(order),
    lines: items.map((item) => ({ name: item.name, quantity: item.quantity })),
  };
  const { languageId } = order;
  const notice = { ...data, customerEmail: email, payBackBy: lastDayToPayBack(receivedAt, data.timeZone) };
  const shop = traderIn(profile, shopLanguageOf(languageId)).email;
  for (const to of new Set([email, order.email])) {
    await queueMail(trx, { to, kind: 'withdrawal-receipt', languageId, data }, receivedAt);
  }
  await queueMail(trx, { to: shop, kind: 'withdrawal-notice', languageId, data: notice }, receivedAt);
}
