import {
  cartTotals,
  decimalFromMinor,
  type CartTotals,
  type CountedLine,
  type LineTotals,
} from '@torg/commerce-sdk/domain';
import { presentProduct } from '../catalogue/present-product.ts';
import { amountFields, amountOf, moneyFormatter, presentPrice } from '../pricing/present-price.ts';
import type { Shop } from '../market/find-shop.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';

/** A cart as the contract's CartType, at this market's prices of this moment. */
export async function presentCart(cart: CartRecord, view: CartView) {
  const counted = await Promise.all(cart.lines.map((line) => countLine(line, view)));
  const totals = cartTotals({
    lines: counted,
    offers: [],
    shipping: view.shop.market.shipping,
    paymentFee: 0,
    balance: 0,
    standardRateBp: view.pricing.vatRate('standard'),
  });
  return {
    id: cart.cartId,
    isCompleted: cart.isCompleted,
    items: cart.lines.map((line, index) => presentLine(line, counted[index], totals.lines[index], view)),
    // No promotion, campaign or note can be put on a cart yet, so it has none.
    promoCode: null,
    freeShipping: false,
    fixedDiscount: 0,
    merchantData: null,
    appliedCampaigns: [],
    summary: presentSummary(totals, view.shop),
  };
}

/** What a line counts for; a line whose product is gone stays in sight and costs nothing. */
async function countLine(
  { lineId, skuId, quantity }: CartLineRecord,
  { catalogue, pricing }: CartView,
): Promise<CountedLine> {
  const sku = await catalogue.skus.load(skuId);
  const [product, price] = sku
    ? await Promise.all([catalogue.products.load(sku.productId), pricing.current(sku.productId)])
    : [];
  if (!product || !price) return { lineId, quantity, selling: 0, regular: 0, rateBp: 0 };
  const { selling, regular } = price;
  return { lineId, quantity, selling, regular, rateBp: pricing.vatRate(product.vatClass) };
}

function presentLine(
  line: CartLineRecord,
  counted: CountedLine | undefined,
  total: LineTotals | undefined,
  view: CartView,
) {
  const { lineId, skuId, quantity, groupKey, message } = line;
  const unit = counted && {
    selling: amountOf(counted.selling, counted.rateBp),
    regular: amountOf(counted.regular, counted.rateBp),
  };
  return {
    id: lineId,
    skuId,
    quantity,
    groupKey,
    message,
    isCampaignFreeGift: false,
    unitPrice: unit && presentPrice(unit, view.shop),
    totalPrice: total && presentPrice(total, view.shop),
    product: async () => {
      const sku = await view.catalogue.skus.load(skuId);
      const product = sku && (await view.catalogue.products.load(sku.productId));
      return product ? presentProduct(product, view) : null;
    },
  };
}

function presentSummary({ subTotal, total, vats, shipping }: CartTotals, shop: Shop) {
  return {
    subTotal: presentPrice(subTotal, shop),
    total: presentPrice(total, shop),
    vats: vats.map(({ rateBp, amount }) => ({ rate: Math.round(rateBp / 100), amount: decimalFromMinor(amount) })),
    fees: {
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: decimalFromMinor(shipping.fee.incVat),
      shippingFeeExVat: decimalFromMinor(shipping.fee.exVat),
    },
    fixedAmountDiscountIncVat: 0,
    fixedAmountDiscountExVat: 0,
    shipping: presentShipping(shipping, shop),
  };
}

/** The contract writes -1 where no limit makes shipping free. */
function presentShipping({ fee, leftToFree }: CartTotals['shipping'], shop: Shop) {
  const format = moneyFormatter(shop);
  return {
    id: 0,
    name: 'standard',
    ...amountFields('fee', fee, format),
    // An estimate until the shopper chooses how to have it sent.
    isDefault: true,
    isSelected: false,
    amountLeftToFreeShipping: leftToFree === null ? -1 : decimalFromMinor(leftToFree),
    amountLeftToFreeShippingFormatted: leftToFree === null ? null : format(leftToFree),
    subOptions: [],
  };
}
