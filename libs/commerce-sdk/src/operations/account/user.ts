import type { CustomerType } from '../../domain/account/customer-type.ts';
import type { Minor } from '../../domain/money/money.ts';

/** A signed-in customer. */
export interface User {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  customerType: CustomerType;
  /** Whether they asked for the newsletter, confirmed or not yet. */
  hasNewsletter: boolean;
  memberType: string;
  memberId: number;
  /** What the customer has to spend, at most one amount for each currency, in minor units. */
  balances: readonly { currency: string; amount: Minor }[];
}
