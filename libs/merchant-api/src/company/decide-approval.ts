import { mayApprove } from '@torg/commerce-sdk/domain';
import { createUserRepository } from '../account/user.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { OrderRefusal } from '../order/order-refusal.ts';
import { placeOrder } from '../order/place-order.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { findApproval, lockApproval, writeDecision, type ApprovalRecord } from './approval.repository.ts';
import { calledOf, type Membership } from './company-record.ts';

/** Whether a member may decide what was sent. */
export function mayDecide({ company, member }: Membership, approval: ApprovalRecord): boolean {
  return approval.companyId === company.companyId && mayApprove(member, approval);
}

/**
 * Places the order that another member sent, once: the copy of their cart is ordered as they, and within that transaction it is
 * noted that it was approved. What was approved before gives the same.
 */
export async function approvePurchase(
  scope: RequestScope,
  actor: Membership,
  { approval, seenAmount }: { approval: ApprovalRecord; seenAmount: number },
  { queueMail, now, addressOf }: DecidePorts,
): Promise<{ ok: true } | { ok: false; refusal: OrderRefusal }> {
  if (approval.status === 'approved') return { ok: true };
  if (approval.status !== 'waiting') return { ok: false, refusal: { kind: 'approval-over' } };
  const buyer = await createUserRepository(scope.customers.db).find(approval.askedBy);
  if (!buyer) return { ok: false, refusal: { kind: 'approval-over' } };
  const { languageId } = approval;
  const { currency } = actor.company;
  const tell = (trx: ShopDatabase, decidedBy: string) => {
    const data = { decidedBy, amount: seenAmount, currency, address: addressOf(approval.id) };
    return queueMail(trx, { to: buyer.email, kind: 'approval-given', languageId, data }, now);
  };
  const view = scope.viewToApprove(
    buyer,
    { approvalId: approval.id, approverId: actor.member.id, seenAmount, tell },
    { channelId: approval.channelId, marketId: approval.marketId, languageId },
  );
  const placed = await placeOrder(view, approval.cartId, await view.checkouts.find(approval.cartId));
  if (placed.ok) return { ok: true };
  // Another approved it in this very moment.
  const isApproved = (await findApproval(scope.customers.db, approval.id))?.status === 'approved';
  return isApproved ? { ok: true } : placed;
}

/** What deciding needs from the world. */
export interface DecidePorts {
  queueMail: QueueMail;
  now: number;
  /** The whole address of the page that shows it. */
  addressOf(approvalId: string): string;
}

/** Refuses an order with a reason, which its buyer is mailed; whoever sent it takes it back. What was decided before stands. */
export function refusePurchase(
  db: ShopDatabase,
  { company, member }: Membership,
  { approvalId, reason }: { approvalId: string; reason: string },
  { queueMail, now, addressOf }: DecidePorts,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const approval = await lockApproval(trx, approvalId);
    if (approval?.status !== 'waiting') return;
    const isOwn = approval.askedBy === member.id;
    const decidedBy = calledOf(member);
    await writeDecision(trx, approvalId, { status: isOwn ? 'withdrawn' : 'refused', decidedBy, now, reason });
    const buyer = isOwn ? null : await createUserRepository(trx).find(approval.askedBy);
    if (!buyer) return;
    const { amount, languageId } = approval;
    const data = { decidedBy, amount, currency: company.currency, reason, address: addressOf(approvalId) };
    await queueMail(trx, { to: buyer.email, kind: 'approval-refused', languageId, data }, now);
  });
}
