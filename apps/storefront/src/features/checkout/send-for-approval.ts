import { requestApproval, type RequestApprovalResult } from '@torg/commerce-sdk/extensions';
import type { Checkout } from '@torg/commerce-sdk/domain';
import { companyQuery } from '../../queries/company-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import type { CheckoutValues } from './checkout-details.ts';
import { companyPurchase, type CompanyPurchase } from './company-purchase.ts';

/** What became of it. */
export type SentForApproval =
  | Exclude<RequestApprovalResult, { kind: 'approval-not-needed' | 'credit-exceeded' }>
  /** It is above the organization's credit too, so nobody could approve it. */
  | { kind: 'unapprovable'; purchase: CompanyPurchase };

/** Sends an order above its buyer's limit for approval; null where it can be placed. Its cart is closed by that; the page that follows goes on with another. */
export async function sendForApproval(
  scope: AppScope,
  { customerType }: CheckoutValues,
  { cartId, checkout: { cart } }: { cartId: string; checkout: Checkout },
): Promise<SentForApproval | null> {
  const isSignedIn = scope.stores.session.user !== null;
  const company = isSignedIn ? await scope.queries.fetchQuery({ ...companyQuery(scope), staleTime: 0 }) : null;
  const { balance, currency } = cart.summary;
  const purchase = companyPurchase(company, { customerType, amount: balance.toPay.incVat, currency });
  if (purchase?.exceededLimit == null) return null;
  const client = await scope.extensions();
  if (!client) return null;
  const result = await requestApproval(countInMarket(client, scope.stores.market.checkoutMarket), { cartId });
  if (result.kind === 'approval-not-needed') return null;
  // Another way of paying would not help: the order is above the limit all the same.
  if (result.kind === 'credit-exceeded')
    return { kind: 'unapprovable', purchase: { ...purchase, creditLeft: result.creditLeft } };
  return result;
}
