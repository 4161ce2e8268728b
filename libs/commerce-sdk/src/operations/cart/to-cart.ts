import type { Cart, CartSummary } from '../../domain/cart/cart.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import type { CartFragment, CartSummaryFragment } from '../../generated/graphql.ts';
import { toCampaigns } from '../catalogue/to-campaigns.ts';
import { toVatAmount } from '../catalogue/to-price.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { toAmountLeft } from './to-amount-left.ts';
import { toCartLine } from './to-cart-line.ts';

/** Turns the API's cart into the shop's. A cart without an id cannot be kept, so it counts as no answer at all. */
export function toCart(cart: CartFragment | null, operationName: string, scope: AddressScope): Cart {
  if (!cart?.id) throw new MissingDataError(operationName);
  return {
    id: cart.id,
    lines: present(cart.items).map((line) => toCartLine(line, scope)),
    promoCode: cart.promoCode || null,
    isCompleted: cart.isCompleted,
    hasFreeShipping: cart.freeShipping,
    campaigns: toCampaigns(cart.appliedCampaigns, scope),
    merchantData: cart.merchantData || null,
    summary: toCartSummary(cart.summary),
  };
}

function toCartSummary(summary: CartSummaryFragment | null): CartSummary {
  const { subTotal, total, fees } = summary ?? {};
  return {
    currency: total?.currency?.code ?? subTotal?.currency?.code ?? '',
    subTotal: toVatAmount(subTotal?.sellingPriceIncVat ?? 0, subTotal?.sellingPriceExVat ?? 0),
    total: toVatAmount(total?.sellingPriceIncVat ?? 0, total?.sellingPriceExVat ?? 0),
    discount: toVatAmount(total?.discountIncVat ?? 0, total?.discountExVat ?? 0),
    fixedDiscount: toVatAmount(summary?.fixedAmountDiscountIncVat ?? 0, summary?.fixedAmountDiscountExVat ?? 0),
    vat: minorFromDecimal(total?.vat ?? 0),
    // The contract tells rates in whole percent.
    vats: present(summary?.vats).map(({ rate, amount }) => ({ rateBp: rate * 100, amount: minorFromDecimal(amount) })),
    shipping: toShipping(summary?.shipping ?? null),
    paymentFee: toVatAmount(fees?.paymentFeeIncVat ?? 0, fees?.paymentFeeExVat ?? 0),
    balance: toBalance(summary),
  };
}

/** Where the API tells no balance, all of the total is left to pay. */
function toBalance(summary: CartSummaryFragment | null): CartSummary['balance'] {
  const { balance, total } = summary ?? {};
  return {
    pending: minorFromDecimal(balance?.pending ?? 0),
    remaining: minorFromDecimal(balance?.remaining ?? 0),
    toPay: toVatAmount(
      balance?.totalSellingPriceExBalanceIncVat ?? total?.sellingPriceIncVat ?? 0,
      balance?.totalSellingPriceExBalanceExVat ?? total?.sellingPriceExVat ?? 0,
    ),
  };
}

function toShipping(shipping: CartSummaryFragment['shipping']): CartSummary['shipping'] {
  return {
    fee: toVatAmount(shipping?.feeIncVat ?? 0, shipping?.feeExVat ?? 0),
    amountLeftToFreeShipping: shipping && toAmountLeft(shipping.amountLeftToFreeShipping),
    isDefault: shipping?.isDefault ?? true,
  };
}
