import type { Cart, CartLine } from '../domain/cart/cart.ts';
import { cartTotals, type CountedCart, type CountedLine, type ReducedAmount } from '../domain/cart/cart-totals.ts';
import { summaryOf } from '../domain/cart/cart-summary.ts';
import { atRate } from '../domain/cart/fee-by-rate.ts';
import type { Price } from '../domain/price/price.ts';
import { reducedPrice } from '../domain/price/reduced-price.ts';

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
    summary: summaryOf(totals, { currency: 'SEK', isDefault: true }),
  };
}

const nothing: ReducedAmount = { selling: { incVat: 0, exVat: 0 }, regular: { incVat: 0, exVat: 0 } };

function presentLine(line: CountedLine, total: ReducedAmount, facts: LineFacts): CartLine {
  const { lineId, quantity, selling, regular, rateBp, isGiftCard = false } = line;
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
      type: isGiftCard ? 'giftcard' : 'product',
      alias: `kudde-${skuId}`,
      name: 'Kudde',
      articleNumber: `K-${skuId}`,
      canonicalUrl: `/p/kudde-${skuId}`,
      brandName: 'Berg',
      categoryName: 'Hem',
      choices: [],
      images: [],
      discountType: 'NONE',
      lowestPrice: null,
      sku: { skuId, productId: skuId, articleNumber: `K-${skuId}`, name: '-', gtin: null, stock },
    },
    ...facts,
  };
}

function presentPrice({ selling, regular }: ReducedAmount): Price {
  return reducedPrice('SEK', selling, regular);
}
