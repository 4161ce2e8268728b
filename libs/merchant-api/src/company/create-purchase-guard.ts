import { creditLeft, mayApprove, needsApproval, type CustomerType } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderRefusal } from '../order/order-refusal.ts';
import type { GuardedPurchase, PurchaseGuard } from '../order/purchase-guard.ts';
import { lockApproval, writeDecision } from './approval.repository.ts';
import { calledOf, type Membership } from './company-record.ts';
import { addCompanyOrder, findMembership, lockMembership, readCredit } from './company.repository.ts';

/** Somebody who approves what another sent. */
export interface Approving {
  approvalId: string;
  approverId: number;
  /** What they were shown that it costs. */
  seenAmount: number;
  /** Tells the buyer who approved it, in the transaction that places the order. */
  tell(trx: ShopDatabase, decidedBy: string): Promise<void>;
}

export interface GuardPorts {
  db: ShopDatabase;
  /** Limits and credit are in one currency; in a market of another a member buys as everybody does. */
  currency: string;
  now: number;
  /** Null for guests. */
  userId(): Promise<number | null>;
  /** Null where the buyer places the order alone. */
  approving: Approving | null;
}

/** Holds purchases of members to their limits and to the organization's credit. The organization is locked last of all. */
export function createPurchaseGuard({ db, currency, now, userId, approving }: GuardPorts): PurchaseGuard {
  const applies = (found: Membership | null, customerType: CustomerType) =>
    found && customerType === 'ORGANIZATION' && found.company.currency === currency ? found : null;
  const own = async (customerType: CustomerType) => {
    const id = customerType === 'ORGANIZATION' ? await userId() : null;
    return id === null ? null : applies(await findMembership(db, id), customerType);
  };
  return {
    billedNumber: async (customerType) => (await own(customerType))?.company.organisationNumber ?? null,
    async creditLeft(customerType) {
      const found = await own(customerType);
      return found && creditLeft(await readCredit(db, found.company));
    },
    async admit(trx, purchase) {
      const locked = purchase.userId === null ? null : await lockMembership(trx, purchase.userId);
      const found = applies(locked, purchase.customerType);
      if (approving) {
        const refusal = found ? await refusalOf(trx, found, { approving, purchase }) : approvalOver;
        if (refusal) return refusal;
      } else if (found && needsApproval(found.member, purchase.amount)) {
        return { kind: 'approval-needed' };
      }
      if (!found || !purchase.isOnAccount) return null;
      const left = creditLeft(await readCredit(trx, found.company));
      return purchase.amount > left ? { kind: 'credit-exceeded', left } : null;
    },
    async note(trx, { orderId, amount, amountExVat, isOnAccount, userId: buyer, customerType }) {
      const found = buyer === null ? null : applies(await findMembership(trx, buyer), customerType);
      if (!found) return;
      await addCompanyOrder(trx, { orderId, companyId: found.company.companyId, amount, isOnAccount });
      if (!approving) return;
      const approver = await findMembership(trx, approving.approverId);
      const decidedBy = approver && calledOf(approver.member);
      const placed = { orderId, amount, amountExVat };
      await writeDecision(trx, approving.approvalId, { status: 'approved', decidedBy, now, placed });
      if (decidedBy !== null) await approving.tell(trx, decidedBy);
    },
  };
}

const approvalOver: OrderRefusal = { kind: 'approval-over' };

/** Why what is approved may not be placed: it was decided, costs something else, or whoever approves may not. */
async function refusalOf(
  trx: ShopDatabase,
  { company, member }: Membership,
  { approving, purchase: { amount } }: { approving: Approving; purchase: GuardedPurchase },
): Promise<OrderRefusal | null> {
  const approval = await lockApproval(trx, approving.approvalId);
  if (approval?.status !== 'waiting') return approvalOver;
  if (amount !== approving.seenAmount) return { kind: 'total-changed', total: amount };
  const approver = await findMembership(trx, approving.approverId);
  const may =
    approver?.company.companyId === company.companyId && mayApprove(approver.member, { askedBy: member.id, amount });
  return may ? null : { kind: 'not-approver' };
}
