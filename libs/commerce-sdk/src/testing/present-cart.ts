import type { Cart, CartLine } from '../domain/cart/cart.ts';
import { cartTotals, type CountedCart, type CountedLine, type ReducedAmount } from '../domain/cart/cart-totals.ts';
import { atRate } from '../domain/cart/fee-by-rate.ts';
import type { Price } from '../domain/price/price.ts';

/** What a line is beside what it counts for. */
type LineFacts = Partial<Pick<CartLine, 'skuId' | 'groupKey' | 'package' | 'message' | 'isFreeGift'>>;

export const noOffers: Omit<CountedCart, 'lines'> = {
  offers: [],
  shipping: { fee: 4900, limit: 49_900 },
  paymentFee: 0,
  balance: 0,
  standardRateBp: 2500,
};

/** A cart as the API would give it, added up by the rules that it uses. */
export function presentCart(id: string, counted: CountedCart, facts: readonly LineFacts[] = []): Cart {
  const totals = cartTotals(counted);
  return {
    id,
    lines: counted.lines.map((line, index) => presentLine(line, totals.lines[index] ?? nothing, facts[index] ?? {})),
    promoCode: null,
    isCompleted: false,
    hasFreeShipping: counted.offers.some(({ kind }) => kind === 'free-shipping'),
    campaigns: [],
    merchantData: null,
    summary: {
      currency: 'SEK',
      subTotal: totals.subTotal.selling,
      total: totals.total.selling,
      discount: {
        incVat: totals.total.regular.incVat - totals.total.selling.incVat,
        exVat: totals.total.regular.exVat - totals.total.selling.exVat,
      },
      fixedDiscount: totals.fixedDiscount,
      vat: totals.total.selling.incVat - totals.total.selling.exVat,
      vats: totals.vats.map(({ rateBp, amount }) => ({ rate: rateBp / 100, amount })),
      shipping: { fee: totals.shipping.fee, amountLeftToFreeShipping: totals.shipping.leftToFree, isDefault: true },
      paymentFee: totals.paymentFee,
      balance: totals.balance,
    },
  };
}

const nothing: ReducedAmount = { selling: { incVat: 0, exVat: 0 }, regular: { incVat: 0, exVat: 0 } };

function presentLine(line: CountedLine, total: ReducedAmount, facts: LineFacts): CartLine {
  const { lineId, quantity, selling, regular, rateBp } = line;
  const skuId = facts.skuId ?? 1;
  const stock = { inStock: 9, oversellable: 0, static: 0, total: 9 };
  return {
    id: lineId,
    skuId,
    quantity,
    unitPrice: presentPrice({ selling: atRate(selling, rateBp), regular: atRate(regular, rateBp) }),
    totalPrice: presentPrice(total),
    groupKey: null,
    isFreeGift: false,
    message: null,
    package: null,
    campaigns: [],
    campaignPrices: [],
    product: {
      productId: skuId,
      alias: `kudde-${skuId}`,
      name: 'Kudde',
      articleNumber: `K-${skuId}`,
      canonicalUrl: `/p/kudde-${skuId}`,
      brandName: 'Berg',
      categoryName: 'Hem',
      choices: [],
      images: [],
      lowestPrice: null,
      sku: { skuId, productId: skuId, articleNumber: `K-${skuId}`, name: '-', gtin: null, stock },
    },
    ...facts,
  };
}

function presentPrice({ selling, regular }: ReducedAmount): Price {
  const isDiscounted = selling.incVat < regular.incVat;
  return {
    currency: 'SEK',
    selling,
    regular,
    vat: selling.incVat - selling.exVat,
    isDiscounted,
    discountPercentage: 0,
  };
}
