import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '../../queries/company-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { companyPurchase, type CompanyPurchase } from './company-purchase.ts';

/** How the order stands with the organization that its buyer is a member of, for an observer; null where they buy for none. */
export function useCompanyPurchase(): CompanyPurchase | null {
  const { store } = useCheckout();
  const { data: company } = useQuery(companyQuery(useScope()));
  const summary = store.cart?.summary;
  if (!summary) return null;
  const { customerType } = store;
  return companyPurchase(company, { customerType, amount: summary.balance.toPay.incVat, currency: summary.currency });
}
