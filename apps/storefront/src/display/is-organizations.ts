import type { OrderConfirmation, Withdrawal } from '@torg/commerce-sdk/extensions';

/** What is told of an order, by which its buyer's kind is known. */
interface ToldOrder {
  agreed: Pick<OrderConfirmation, 'isOrganization'> | null;
  withdrawal: Pick<Withdrawal, 'closure'> | null;
  billingAddress: { company: string } | null | undefined;
}

/**
 * Whether an organization bought, as the order itself has it: an account may be another kind of customer's by now, and its
 * orders stay what they were. Where the account tells neither what was agreed nor what can be gone back on, the company that
 * pays says so.
 */
export function isOrganizations({ agreed, withdrawal, billingAddress }: ToldOrder): boolean {
  if (agreed) return agreed.isOrganization;
  if (withdrawal) return withdrawal.closure === 'organization';
  return Boolean(billingAddress?.company);
}
