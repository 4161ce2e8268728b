import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { putInto } from '../cart/put-into.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import { orderRefusalError } from '../order/order-refusal-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { findApproval, type ApprovalRecord } from './approval.repository.ts';
import { companyPages } from './company-pages.ts';
import type { Membership } from './company-record.ts';
import { approvePurchase, mayDecide, refusePurchase } from './decide-approval.ts';
import { actingMember, memberIn, notAMember } from './member-in.ts';
import { presentApproval } from './present-approval.ts';
import { requestApproval } from './request-approval.ts';

const LONGEST_REASON = 500;

/** Orders of members that another approves. */
export const approvalResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async companyApproval(_, { id, ...args }, scope) {
      scope.shopView(args);
      const membership = await memberIn(scope);
      const found = await findApproval(scope.customers.db, storableText(id));
      return found && isShown(membership, found) ? presentApproval(scope, membership, found) : null;
    },
  },
  ExtensionMutation: {
    async requestApproval(_, { cartId, ...args }, scope) {
      const view = scope.shopView(args);
      const membership = await actingMember(scope);
      const { db, queueMail } = scope.customers;
      const sent = { cartId: storableText(cartId), userId: membership.member.id };
      const ports = { queueMail, addressOf: companyPages(view.shop).approval };
      const result = await requestApproval(db, view, sent, ports);
      switch (result.kind) {
        case 'sent':
          return presentApproval(scope, membership, result.approval);
        case 'refused':
          throw orderRefusalError(result.refusal);
        case 'not-needed':
          throw apiError('APPROVAL_NOT_NEEDED', 'You may order this alone. Place the order.');
        case 'not-on-account':
          throw apiError('NOT_ON_ACCOUNT', 'What is approved is paid on account. Choose the bill.');
        case 'not-a-member':
          throw notAMember();
      }
    },
    async approvePurchase(_, { id, amount, ...args }, scope) {
      const { now } = scope.shopView(args);
      const membership = await actingMember(scope);
      const approval = await shown(scope, membership, id);
      if (!mayDecide(membership, approval)) throw orderRefusalError({ kind: 'not-approver' });
      const seenAmount = minorFromDecimal(amount);
      const { queueMail } = scope.customers;
      const ports = { queueMail, now, addressOf: buyersPage(scope, approval) };
      const approved = await approvePurchase(scope, membership, { approval, seenAmount }, ports);
      if (!approved.ok) throw orderRefusalError(approved.refusal);
      return presentApproval(scope, membership, await shown(scope, membership, id));
    },
    async refusePurchase(_, { id, reason, ...args }, scope) {
      const { now } = scope.shopView(args);
      if (reason.length > LONGEST_REASON) throw badUserInput(`'reason' may have ${LONGEST_REASON} characters at most.`);
      const membership = await actingMember(scope);
      const approval = await shown(scope, membership, id);
      const isOwn = approval.askedBy === membership.member.id;
      if (!isOwn && !mayDecide(membership, approval)) throw orderRefusalError({ kind: 'not-approver' });
      const { db, queueMail } = scope.customers;
      const said = { approvalId: approval.id, reason: storableText(reason).trim() };
      const ports = { queueMail, now, addressOf: buyersPage(scope, approval) };
      await refusePurchase(db, membership, said, ports);
      return presentApproval(scope, membership, await shown(scope, membership, id));
    },
    async reopenPurchase(_, { id, cartId, ...args }, scope) {
      const view = scope.shopView(args);
      const membership = await actingMember(scope);
      const approval = await shown(scope, membership, id);
      const isOver = approval.status === 'refused' || approval.status === 'withdrawn';
      const cart = await view.carts.find(approval.cartId);
      if (!isOver || approval.askedBy !== membership.member.id || !cart) return null;
      return putInto(view, cartId, { lines: cart.lines, isInPlace: false });
    },
  },
};

/** Where the buyer, who is mailed in the language that it was sent in, finds its page: in the shop that it was sent in. */
function buyersPage(scope: RequestScope, approval: ApprovalRecord) {
  return companyPages(scope.shopView(approval).shop).approval;
}

function isShown(membership: Membership, approval: ApprovalRecord): boolean {
  return approval.askedBy === membership.member.id || mayDecide(membership, approval);
}

/** What was sent, to who may see it; throws what all others are told. */
async function shown(scope: RequestScope, membership: Membership, id: string): Promise<ApprovalRecord> {
  const found = await findApproval(scope.customers.db, storableText(id));
  if (!found || !isShown(membership, found)) throw apiError('APPROVAL_NOT_FOUND', 'There is no such order to decide.');
  return found;
}
