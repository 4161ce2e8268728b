import { creditLeft, needsApproval, type PaymentOption } from '@torg/commerce-sdk/domain';
import type { Company } from '@torg/commerce-sdk/extensions';
import type { PayableOrder } from '@torg/stores/checkout';

/** What an order is for the organization that its buyer is a member of. Amounts are minor units inc VAT. */
export interface CompanyPurchase {
  company: string;
  organisationNumber: string;
  currency: string;
  /** What may still be bought on account. */
  creditLeft: number;
  /** The buyer's limit where the order is above it, so that another has to approve it; null where it can be placed. */
  exceededLimit: number | null;
  /** Whether it costs more than may still be bought on account. */
  isAboveCredit: boolean;
  /** Who may order it in the buyer's place, by name: they have no limit. */
  administrators: readonly string[];
}

/** How an order of so much stands with an organization; null where the buyer buys for none, or in another currency. */
export function companyPurchase(
  company: Company | null | undefined,
  { customerType, amount, currency }: PayableOrder,
): CompanyPurchase | null {
  const me = company?.members.find(({ id }) => id === company.memberId);
  if (!company || !me || customerType !== 'ORGANIZATION' || company.currency !== currency) return null;
  const left = creditLeft(company.credit);
  return {
    company: company.name,
    organisationNumber: company.organisationNumber,
    currency,
    creditLeft: left,
    exceededLimit: needsApproval(me, amount) ? me.orderLimit : null,
    isAboveCredit: amount > left,
    administrators: company.members
      .filter(({ id, role }) => role === 'administrator' && id !== me.id)
      .map(({ name, email }) => name || email),
  };
}

/** Why an order cannot be paid in a way that is offered: what another approves is paid on account, and that is not above the credit. */
export type PaymentBar = { kind: 'above-limit'; limit: number } | { kind: 'above-credit'; left: number };

/** What bars a way of paying, whose fee is in the amount; null where nothing does. */
export function paymentBar(
  company: Company | null | undefined,
  { flow }: Pick<PaymentOption, 'flow'>,
  order: PayableOrder,
): PaymentBar | null {
  const purchase = companyPurchase(company, order);
  if (!purchase) return null;
  const { exceededLimit: limit, isAboveCredit, creditLeft: left } = purchase;
  if (flow === 'shop') return isAboveCredit ? { kind: 'above-credit', left } : null;
  return limit === null ? null : { kind: 'above-limit', limit };
}
