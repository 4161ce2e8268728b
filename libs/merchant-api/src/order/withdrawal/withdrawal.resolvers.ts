import type { GraphQLError } from 'graphql';
import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { signedInUser } from '../../account/signed-in-user.ts';
import { admitLetterTo } from '../../confirmation/admit-letter.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import { apiError, badUserInput } from '../../errors/api-error.ts';
import type { ExtensionResolvers } from '../../scope/contract-resolvers.ts';
import type { OrderRecord } from '../order-record.ts';
import { isStanding } from '../order-status.ts';
import { estimateOrderRefund } from '../plan-order-refund.ts';
import { unitsBySku } from '../units-by-sku.rules.ts';
import { chooseItems } from './choose-items.rules.ts';
import { withdraw, type WithdrawalResult } from './withdraw.ts';
import { readGoneBackOn, readWithdrawable } from './withdrawal.repository.ts';
import {
  isWithdrawnWhole,
  withdrawalsOf,
  withdrawalState,
  type AskedUnits,
  type StoredWithdrawal,
  type WithdrawalState,
} from './withdrawal.rules.ts';

const LONGEST_NAME = 200;

/** Going back on a purchase; the contract has no room for it. */
export const withdrawalResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async withdrawal(_, { publicOrderId, items: meant, ...shop }, scope) {
      const { orders, now } = scope.shopView(shop);
      const order = await orders.findPublic(storableText(publicOrderId));
      if (!order) return null;
      const placed = await readWithdrawable(orders.db, order);
      const received = withdrawalsOf(placed.events).map((one) => presentReceipt(order.orderId, one));
      // What was gone back on stays so when the rest is cancelled.
      if (!isStanding(order.status) && received.length === 0) return null;
      const state = withdrawalState(placed, now);
      const asked = readAsked(meant ?? []);
      const refund = asked.length === 0 ? null : await refundOf(orders.db, { order, state, asked });
      return { ...state, orderId: String(order.orderId), isOpen: state.reason === null, refund, received };
    },
    async withdrawnOrders(_, shop, scope) {
      const { orders } = scope.shopView(shop);
      const { userId } = await signedInUser(scope);
      const standing = (await orders.ofUser(userId)).filter(({ status }) => isStanding(status));
      const goneBackOn = await readGoneBackOn(orders.db, standing);
      return goneBackOn.filter(isWithdrawnWhole).map(({ order }) => order.publicId);
    },
  },
  ExtensionMutation: {
    async withdrawFromPurchase(_, { publicOrderId, withdrawal, ...shop }, scope) {
      const { orders, now, idempotencyKey: key } = scope.shopView(shop);
      const name = storableText(withdrawal.name ?? '').trim() || null;
      if (name !== null && name.length > LONGEST_NAME) {
        throw badUserInput(`'name' is too long. Write at most ${LONGEST_NAME} letters.`);
      }
      const asked = readAsked(withdrawal.items ?? []);
      const email = withdrawal.email ? await admitLetterTo(withdrawal.email, scope) : null;
      const publicId = storableText(publicOrderId);
      const result = await withdraw(orders.db, { publicId, name, email, asked, key, profile: scope.profile, now });
      if (result.kind !== 'received') throw refused(result);
      return presentReceipt(result.orderId, result.withdrawal);
    },
  },
};

/** What going back on the units that are asked for pays back; null where nobody can, or nothing was paid yet. */
async function refundOf(
  db: ShopDatabase,
  { order, state, asked }: { order: OrderRecord; state: WithdrawalState; asked: readonly AskedUnits[] },
) {
  const chosen = chooseItems(asked, state.items);
  if (state.reason !== null || chosen.kind !== 'chosen') return null;
  const units = new Map(chosen.items.map(({ skuId, quantity }) => [skuId, quantity]));
  const refund = await estimateOrderRefund(db, order, { kind: 'part', units, withShipping: false });
  if (refund === null) return null;
  const { toBalance, toPayment, bill } = refund;
  const amount = decimalFromMinor(toBalance + toPayment);
  return { amount, offBill: decimalFromMinor(bill ? toPayment : 0), currency: order.currency };
}

/** Without who went back on it: the public id is enough to read it. */
function presentReceipt(orderId: number, { reference, receivedAt, items }: StoredWithdrawal) {
  return { reference, orderId: String(orderId), receivedAt: new Date(receivedAt), items };
}

function readAsked(items: readonly AskedUnits[]): readonly AskedUnits[] {
  if (items.some(({ quantity }) => quantity < 1)) throw badUserInput("'quantity' must be at least 1.");
  return [...unitsBySku(items)]
    .map(([skuId, quantity]) => ({ skuId, quantity }))
    .sort((one, other) => one.skuId - other.skuId);
}

function refused(result: Exclude<WithdrawalResult, { kind: 'received' }>): GraphQLError {
  switch (result.kind) {
    case 'unknown-order':
      return apiError('ORDER_NOT_FOUND', 'There is no such order. Give the public id of one that stands.');
    case 'closed': {
      const { reason, lastDay } = result;
      return apiError('WITHDRAWAL_CLOSED', closedMessages[reason], { reason, lastDay });
    }
    case 'exempt': {
      const { skuId, exemption } = result;
      return apiError('WITHDRAWAL_EXEMPT', `Nobody can go back on sku ${skuId}. Leave it out.`, { skuId, exemption });
    }
    case 'too-many': {
      const { skuId, left } = result;
      return apiError('WITHDRAWAL_TOO_MANY', `Only ${left} of sku ${skuId} are left. Ask for no more.`, {
        skuId,
        left,
      });
    }
  }
}

const closedMessages = {
  ORGANIZATION: 'Only consumers can go back on a purchase. Write to customer service.',
  TERM_OVER: 'The last day is over. Write to customer service where the goods came late.',
  NOTHING_LEFT: 'Nothing of the order is left to go back on.',
};
