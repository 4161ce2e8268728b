import type { Cart, CartLine, Price, VatAmount } from '@torg/commerce-sdk/domain';

/** A whole cart for tests, with totals that belong to its lines. Shipping is free. */
export function buildCart(lines: readonly CartLine[] = [], overrides: Partial<Cart> = {}): Cart {
  const sum = sumOf(lines.map((line) => line.totalPrice.selling));
  const none = { incVat: 0, exVat: 0 };
  return {
    id: 'cart-1',
    lines,
    promoCode: null,
    isCompleted: false,
    hasFreeShipping: false,
    campaigns: [],
    merchantData: null,
    summary: {
      currency: 'SEK',
      subTotal: sum,
      total: sum,
      discount: none,
      fixedDiscount: none,
      vat: sum.incVat - sum.exVat,
      vats: [{ rateBp: 2500, amount: sum.incVat - sum.exVat }],
      shipping: { fee: none, amountLeftToFreeShipping: 0, isDefault: true },
      paymentFee: none,
      balance: { pending: 0, remaining: 0, toPay: sum },
    },
    ...overrides,
  };
}

/** A line of a mug at 100 kr. Its id follows from its sku. */
export function buildCartLine(skuId: number, quantity: number, overrides: Partial<CartLine> = {}): CartLine {
  const productId = 1000 + skuId;
  const stock = { inStock: 10, oversellable: 0, static: 0, total: 10 };
  return {
    id: `line-${skuId}`,
    skuId,
    quantity,
    unitPrice: buildPrice(1),
    totalPrice: buildPrice(quantity),
    groupKey: null,
    isFreeGift: false,
    message: null,
    package: null,
    campaigns: [],
    campaignPrices: [],
    product: {
      productId,
      type: 'product',
      alias: `mugg-${skuId}`,
      name: `Mugg ${skuId}`,
      articleNumber: `M-${skuId}`,
      canonicalUrl: `/p/koket/mugg-${skuId}`,
      brandName: 'Lera',
      choices: [],
      categoryName: 'Muggar',
      images: [],
      discountType: 'NONE',
      lowestPrice: null,
      sku: { skuId, productId, articleNumber: `M-${skuId}`, name: '-', gtin: null, stock },
    },
    ...overrides,
  };
}

function buildPrice(units: number): Price {
  const selling = { incVat: 10000 * units, exVat: 8000 * units };
  const vat = selling.incVat - selling.exVat;
  return { currency: 'SEK', selling, regular: selling, vat, isDiscounted: false, discountPercentage: 0 };
}

function sumOf(amounts: readonly VatAmount[]): VatAmount {
  return amounts.reduce((sum, { incVat, exVat }) => ({ incVat: sum.incVat + incVat, exVat: sum.exVat + exVat }), {
    incVat: 0,
    exVat: 0,
  });
}
