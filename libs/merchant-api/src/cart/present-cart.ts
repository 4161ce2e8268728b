import { decimalFromMinor, type CartTotals, type LineTotals } from '@torg/commerce-sdk/domain';
import { presentProduct } from '../catalogue/present-product.ts';
import type { Shop } from '../market/find-shop.ts';
import { amountFields, amountOf, moneyFormatter, presentPrice } from '../pricing/present-price.ts';
import { presentPromotion } from '../promotion/present-promotion.ts';
import type { CartType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import { shownCode } from './cart-codes.rules.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { ChosenFees, ChosenPayment, ChosenShipping } from './chosen-fees.ts';
import { countCart } from './count-cart.ts';
import type { CountedCartLine, CountedCartRecord } from './counted-cart.ts';
import { linePromotions } from './line-promotions.rules.ts';
import { presentLineCampaign } from './present-line-campaign.ts';

/** A cart as the contract's CartType, at this market's prices of this moment, with what its checkout adds. */
export async function presentCart(
  cart: CartRecord,
  view: CartView,
  chosen: ChosenFees | Promise<ChosenFees>,
): Promise<Presented<CartType>> {
  return presentCountedCart(await countCart(cart, view, chosen), view);
}

/** A cart that is counted already as the contract's CartType. */
export function presentCountedCart(
  { cart, lines, promotions, totals, fees }: CountedCartRecord,
  view: CartView,
): Presented<CartType> {
  return {
    id: cart.cartId,
    isCompleted: cart.isCompleted,
    items: lines.map((line, index) => presentLine(line, totals.lines[index], promotions, view)),
    promoCode: shownCode(cart.codes),
    freeShipping: promotions.some(({ gift }) => gift.kind === 'FREE_SHIPPING'),
    fixedDiscount: decimalFromMinor(totals.fixedDiscount.incVat),
    merchantData: cart.merchantData,
    appliedCampaigns: promotions.map((promotion) => presentPromotion(promotion)),
    summary: presentSummary(totals, fees, view.shop),
  };
}

function presentLine(
  countedLine: CountedCartLine,
  totals: LineTotals | undefined,
  promotions: CountedCartRecord['promotions'],
  view: CartView,
) {
  const { line, counted, givenBy } = countedLine;
  const { lineId, skuId, quantity, groupKey, message, choice } = line;
  const own = linePromotions(countedLine, totals, promotions);
  const unit = {
    selling: amountOf(counted.selling, counted.rateBp),
    regular: amountOf(counted.regular, counted.rateBp),
  };
  return {
    id: lineId,
    skuId,
    quantity,
    groupKey,
    message,
    isCampaignFreeGift: givenBy !== null,
    unitPrice: presentPrice(unit, view.shop),
    totalPrice: totals && presentPrice(totals, view.shop),
    campaign: totals ? presentLineCampaign({ counted, totals, promotions: own }, view.shop) : null,
    productPackage: choice && (async () => presentChoice(choice, view)),
    product: async () => {
      const sku = await view.catalogue.skus.load(skuId);
      const product = sku && (await view.catalogue.products.load(sku.productId));
      return product ? presentProduct(product, { ...view, ...(await view.shownGoods()) }) : null;
    },
  };
}

async function presentChoice(
  { packageId, groupId, optionId }: NonNullable<CountedCartLine['line']['choice']>,
  { catalogue }: CartView,
) {
  const product = await catalogue.products.load(packageId);
  return { packageId, packageName: product?.name ?? '', groupId, optionId };
}

function presentSummary(totals: CartTotals, fees: ChosenFees, shop: Shop) {
  const { subTotal, total, vats, shipping, paymentFee, fixedDiscount } = totals;
  return {
    subTotal: presentPrice(subTotal, shop),
    total: presentPrice(total, shop),
    vats: vats.map(({ rateBp, amount }) => ({ rate: Math.round(rateBp / 100), amount: decimalFromMinor(amount) })),
    fees: {
      paymentFeeIncVat: decimalFromMinor(paymentFee.incVat),
      paymentFeeExVat: decimalFromMinor(paymentFee.exVat),
      shippingFeeIncVat: decimalFromMinor(shipping.fee.incVat),
      shippingFeeExVat: decimalFromMinor(shipping.fee.exVat),
    },
    balance: presentBalance(totals.balance, shop),
    fixedAmountDiscountIncVat: decimalFromMinor(fixedDiscount.incVat),
    fixedAmountDiscountExVat: decimalFromMinor(fixedDiscount.exVat),
    shipping: presentShipping(shipping, fees.shipping, shop),
    payment: fees.payment && presentPayment(paymentFee, fees.payment, shop),
  };
}

/** `pending` is what the balance pays of this cart. */
function presentBalance({ pending, remaining, toPay }: CartTotals['balance'], shop: Shop) {
  const format = moneyFormatter(shop);
  return {
    remaining: decimalFromMinor(remaining),
    remainingFormatted: format(remaining),
    pending: decimalFromMinor(pending),
    pendingFormatted: format(pending),
    ...amountFields('totalSellingPriceExBalance', toPay, format),
  };
}

/** The contract writes -1 where no limit makes shipping free. */
function presentShipping({ fee, leftToFree }: CartTotals['shipping'], chosen: ChosenShipping | null, shop: Shop) {
  const format = moneyFormatter(shop);
  return {
    id: chosen?.id ?? 0,
    name: chosen?.name ?? 'standard',
    displayName: chosen?.name ?? null,
    ...amountFields('fee', fee, format),
    // An estimate until the shopper chooses how to have it sent.
    isDefault: chosen === null,
    isSelected: chosen !== null,
    amountLeftToFreeShipping: leftToFree === null ? -1 : decimalFromMinor(leftToFree),
    amountLeftToFreeShippingFormatted: leftToFree === null ? null : format(leftToFree),
    externalId: null,
    shippingData: null,
    logo: null,
    subOptions: [],
  };
}

function presentPayment(fee: CartTotals['paymentFee'], { id, name, paymentType }: ChosenPayment, shop: Shop) {
  return {
    id,
    name,
    displayName: name,
    ...amountFields('fee', fee, moneyFormatter(shop)),
    isDefault: false,
    isSelected: true,
    paymentType,
    logo: null,
    checkoutType: null,
    paymentData: null,
    newCheckoutSession: false,
  };
}
