import { creditLeft, mayApprove, needsApproval, readGreeting } from '@torg/commerce-sdk/domain';
import { createCartRepository } from '../cart/cart.repository.ts';
import { copyLines } from '../cart/keep-cart.ts';
import { lockCart } from '../cart/read-cart.repository.ts';
import { closeCart } from '../cart/write-cart.repository.ts';
import { createCheckoutRepository } from '../checkout/checkout.repository.ts';
import { createGatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { OrderRefusal } from '../order/order-refusal.ts';
import type { OrderView } from '../order/order-view.ts';
import { prepareOrder, type PreparedOrder } from '../order/prepare-order.ts';
import { addApproval, findApprovalOfCart, type ApprovalRecord } from './approval.repository.ts';
import type { ApprovalLine } from './company.tables.ts';
import { deliveredTo } from './delivered-to.ts';
import { calledOf, type MemberRecord, type Membership } from './company-record.ts';
import { lockMembership, readCredit, readMembers } from './company.repository.ts';

/** What became of a cart that was sent for approval. */
export type RequestResult =
  | { kind: 'sent'; approval: ApprovalRecord }
  | { kind: 'refused'; refusal: OrderRefusal }
  /** It can be ordered at once. */
  | { kind: 'not-needed' }
  /** Another payment than the bill is chosen: whoever approves cannot pay for the buyer. */
  | { kind: 'not-on-account' }
  | { kind: 'not-a-member' };

export interface RequestPorts {
  queueMail: QueueMail;
  /** The whole address of the page on which it is decided. */
  addressOf(approvalId: string): string;
}

/**
 * Sends what a cart holds for approval, with its checkout: a copy waits, and the cart is closed, so that the buyer goes on with
 * another. The same cart again gives the same. Those who may decide it are told by mail, in the transaction that keeps it.
 */
export async function requestApproval(
  db: ShopDatabase,
  view: OrderView,
  { cartId, userId }: { cartId: string; userId: number },
  ports: RequestPorts,
): Promise<RequestResult> {
  const cart = await view.carts.find(cartId);
  // Asked after the cart is read: one that another request has closed by then is found with what it was sent as.
  const sent = await findApprovalOfCart(db, cartId);
  if (sent?.askedBy === userId) return { kind: 'sent', approval: sent };
  if (!cart || cart.isCompleted || cart.isOrdered) return refused({ kind: 'cart-not-found' });
  const draft = { ...(await view.checkouts.find(cartId)), customerType: 'ORGANIZATION' as const };
  const prepared = await prepareOrder(view, cart, draft);
  if (!prepared.ok) return refused(prepared.refusal);
  if (prepared.checkout.payment.kind !== 'invoice') return { kind: 'not-on-account' };
  return db.transaction().execute(async (trx): Promise<RequestResult> => {
    const locked = await lockCart(trx, cartId);
    const earlier = await findApprovalOfCart(trx, cartId);
    if (earlier?.askedBy === userId) return { kind: 'sent', approval: earlier };
    if (!locked || locked.isCompleted) return refused({ kind: 'cart-not-found' });
    if (locked.version !== cart.version) return refused({ kind: 'cart-changing' });
    const membership = await lockMembership(trx, userId);
    if (!membership || membership.company.currency !== view.shop.market.currency.code) return { kind: 'not-a-member' };
    const approval = approvalOf(view, { prepared, membership });
    if (!needsApproval(membership.member, approval.amount)) return { kind: 'not-needed' };
    // Nobody could approve what is bought on account above the credit.
    const left = creditLeft(await readCredit(trx, membership.company));
    if (approval.amount > left) return refused({ kind: 'credit-exceeded', left });
    const { marketId } = approval;
    const copy = { cartId: approval.cartId, marketId, now: view.now };
    const contents = { ...cart, lines: copyLines(cart, view.newId), additions: [] };
    await createCartRepository(trx).create(copy, contents);
    const checkouts = createCheckoutRepository(trx, createGatheredReads(trx), marketId);
    await checkouts.change(approval.cartId, view.now, () => draft);
    await addApproval(trx, { ...approval, sourceCartId: cartId });
    await closeCart(trx, cartId, view.now);
    await tellApprovers(trx, { approval, membership }, ports, view);
    return { kind: 'sent', approval };
  });
}

function refused(refusal: OrderRefusal): RequestResult {
  return { kind: 'refused', refusal };
}

type SentOrder = ApprovalRecord & { lines: readonly ApprovalLine[] };

function approvalOf(
  { shop, now, newId }: OrderView,
  { prepared, membership: { company, member } }: { prepared: PreparedOrder; membership: Membership },
): SentOrder {
  const { toPay } = prepared.open.cart.totals.balance;
  return {
    id: newId(),
    companyId: company.companyId,
    askedBy: member.id,
    cartId: newId(),
    channelId: shop.channel.id,
    marketId: shop.market.id,
    languageId: shop.language.id,
    amount: toPay.incVat,
    amountExVat: toPay.exVat,
    lines: prepared.lines.map(({ skuId, name, articleNumber, quantity, totalIncVat }, index) => ({
      ...{ skuId, name, articleNumber, quantity },
      amount: totalIncVat,
      message: markOf(prepared.open.cart.lines[index]?.line.message ?? null),
      isGift: prepared.open.cart.lines[index]?.givenBy != null,
    })),
    status: 'waiting',
    askedAt: new Date(now),
    ...{ decidedBy: null, decidedAt: null, reason: null, orderId: null },
    deliveredTo: deliveredTo(prepared.open, prepared.open.draft),
  };
}

/** What was written at a line; whom a gift card is for is no mark. */
function markOf(message: string | null): string | null {
  return message === null || readGreeting(message) ? null : message;
}

async function tellApprovers(
  trx: ShopDatabase,
  { approval, membership: { company, member } }: { approval: SentOrder; membership: Membership },
  { queueMail, addressOf }: RequestPorts,
  { now }: OrderView,
): Promise<void> {
  const { amount, languageId } = approval;
  const mayDecide = (other: MemberRecord) => mayApprove(other, { askedBy: member.id, amount });
  const data = {
    ...{ company: company.name, askedBy: calledOf(member), amount, currency: company.currency },
    lines: approval.lines.filter(({ isGift }) => !isGift).length,
    address: addressOf(approval.id),
  };
  for (const { email: to } of (await readMembers(trx, company.companyId)).filter(mayDecide))
    await queueMail(trx, { to, kind: 'approval-requested', languageId, data }, now);
}
