import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { createUserRepository } from '../account/user.repository.ts';
import { sellableUnits } from '../cart/change-cart.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import type { ApprovalStatus } from '../generated/extensions.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import { readApprovalLines, type ApprovalRecord } from './approval.repository.ts';
import { calledOf, type Membership } from './company-record.ts';
import { readMembers } from './company.repository.ts';
import { mayDecide } from './decide-approval.ts';
import { deliveredTo } from './delivered-to.ts';

/** An order that was sent for approval, as a member is shown it; what it costs now is counted as for the buyer. */
export function presentApproval(scope: RequestScope, membership: Membership, approval: ApprovalRecord) {
  const { company, member } = membership;
  const { db } = scope.customers;
  const isWaiting = approval.status === 'waiting';
  const place = { channelId: approval.channelId, marketId: approval.marketId, languageId: approval.languageId };
  const draft = once(() => scope.shopView(place).checkouts.find(approval.cartId));
  const buyersView = once(async (): Promise<ShopView | null> => {
    const buyer = await createUserRepository(db).find(approval.askedBy);
    const shown = { approvalId: approval.id, approverId: member.id, seenAmount: approval.amount };
    // Nothing is placed.
    const approving = { ...shown, tell: async () => {} };
    return buyer && scope.viewToApprove(buyer, approving, place);
  });
  const open = once(async () => {
    const view = isWaiting ? await buyersView() : null;
    const cart = view && (await view.carts.find(approval.cartId));
    return view && cart ? openCheckout(view, cart, await draft()) : null;
  });
  return {
    id: approval.id,
    status: approval.status.toUpperCase() as ApprovalStatus, // the schema has the same in capitals
    askedBy: async () => {
      const asker = (await readMembers(db, company.companyId)).find(({ id }) => id === approval.askedBy);
      return asker ? calledOf(asker) : '';
    },
    askedAt: approval.askedAt,
    isOwn: approval.askedBy === member.id,
    mayDecide: isWaiting && mayDecide(membership, approval),
    currency: company.currency,
    amount: decimalFromMinor(approval.amount),
    amountNow: async () => {
      const checkout = await open();
      return checkout && decimalFromMinor(checkout.cart.totals.balance.toPay.incVat);
    },
    amountExVat: async () => {
      const checkout = await open();
      const exVat = checkout ? checkout.cart.totals.balance.toPay.exVat : approval.amountExVat;
      return exVat === null ? null : decimalFromMinor(exVat);
    },
    lines: async () =>
      (await readApprovalLines(db, approval.id)).map((line) => ({
        ...line,
        message: line.message ?? null,
        isGift: line.isGift ?? false,
        amount: decimalFromMinor(line.amount),
        left: async () => {
          const view = isWaiting ? await buyersView() : null;
          return view && sellableUnits(view, line.skuId, new Map());
        },
      })),
    reference: async () => (await draft()).goodsLabel || null,
    orderNumber: async () => (await draft()).customerOrderNumber || null,
    message: async () => (await draft()).message || null,
    // Once it is decided, nobody asks the carrier.
    deliveredTo: async () => {
      const checkout = await draft();
      if (isWaiting) return deliveredTo(checkout.pickupPoint ? await open() : null, checkout);
      return approval.deliveredTo ?? (checkout.pickupPoint ? '' : deliveredTo(null, checkout));
    },
    decidedBy: approval.decidedBy,
    decidedAt: approval.decidedAt,
    reason: approval.reason,
    orderId: approval.orderId === null ? null : String(approval.orderId),
  };
}

/** Works something out when it is asked for, and no more than once. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let worked: Promise<Value> | undefined;
  return () => (worked ??= work());
}
