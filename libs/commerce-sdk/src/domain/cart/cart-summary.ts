import type { CartSummary } from './cart.ts';
import type { CartTotals } from './cart-totals.ts';

/** What a cart's totals are for a shopper, as the API tells them too. */
export function summaryOf(
  { subTotal, fixedDiscount, shipping, paymentFee, total, vats, balance }: CartTotals,
  { currency, isDefault }: { currency: string; isDefault: boolean },
): CartSummary {
  const { selling, regular } = total;
  return {
    currency,
    subTotal: subTotal.selling,
    total: selling,
    discount: { incVat: regular.incVat - selling.incVat, exVat: regular.exVat - selling.exVat },
    fixedDiscount,
    vat: selling.incVat - selling.exVat,
    vats: vats.map(({ rateBp, amount }) => ({ rateBp, amount })),
    shipping: { fee: shipping.fee, amountLeftToFreeShipping: shipping.leftToFree, isDefault },
    paymentFee,
    balance,
  };
}
