import { creditLeft, needsApproval } from '@torg/commerce-sdk/domain';
import type { Company } from '@torg/commerce-sdk/extensions';
import type { CheckoutStore } from '@torg/stores/checkout';

/** What an order is for the organization that its buyer is a member of. Amounts are minor units inc VAT. */
export interface CompanyPurchase {
  company: string;
  organisationNumber: string;
  currency: string;
  /** What may still be bought on account. */
  creditLeft: number;
  /** The buyer's limit where the order is above it, so that another has to approve it; null where it can be placed. */
  exceededLimit: number | null;
}

/** How an order of so much stands with an organization; null where the buyer buys for none, or in another currency. */
export function companyPurchase(
  company: Company | null | undefined,
  { customerType, amount, currency }: { customerType: CheckoutStore['customerType']; amount: number; currency: string },
): CompanyPurchase | null {
  const me = company?.members.find(({ id }) => id === company.memberId);
  if (!company || !me || customerType !== 'ORGANIZATION' || company.currency !== currency) return null;
  return {
    company: company.name,
    organisationNumber: company.organisationNumber,
    currency,
    creditLeft: creditLeft(company.credit),
    exceededLimit: needsApproval(me, amount) ? me.orderLimit : null,
  };
}
