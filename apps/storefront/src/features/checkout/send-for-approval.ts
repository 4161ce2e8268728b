import { requestApproval, type RequestApprovalResult } from '@torg/commerce-sdk/extensions';
import type { Checkout } from '@torg/commerce-sdk/domain';
import { companyQuery } from '../../queries/company-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import type { CheckoutValues } from './checkout-details.ts';
import { companyPurchase } from './company-purchase.ts';

/** Sends an order above its buyer's limit for approval; null where it can be placed. Its cart is closed by that; the page that follows goes on with another. */
export async function sendForApproval(
  scope: AppScope,
  { customerType }: CheckoutValues,
  { cartId, checkout: { cart } }: { cartId: string; checkout: Checkout },
): Promise<Exclude<RequestApprovalResult, { kind: 'approval-not-needed' }> | null> {
  const isSignedIn = scope.stores.session.user !== null;
  const company = isSignedIn ? await scope.queries.fetchQuery({ ...companyQuery(scope), staleTime: 0 }) : null;
  const { balance, currency } = cart.summary;
  const purchase = companyPurchase(company, { customerType, amount: balance.toPay.incVat, currency });
  const client = purchase?.exceededLimit == null ? null : await scope.extensions();
  if (!client) return null;
  const result = await requestApproval(countInMarket(client, scope.stores.market.checkoutMarket), { cartId });
  return result.kind === 'approval-not-needed' ? null : result;
}
