import { cartTotals, type CartOffer, type CartTotals } from '@torg/commerce-sdk/domain';
import { isGiftCard } from '../catalogue/product-record.ts';
import { totalStock } from '../catalogue/sku-record.ts';
import { campaignOfPrice } from '../pricing/campaign-of-price.rules.ts';
import { findForSale, type ForSale } from '../pricing/find-for-sale.ts';
import {
  meetsConditions,
  offerIdOf,
  offerOf,
  unconditionalOffers,
  type PromotedCart,
} from '../promotion/promotion-offers.rules.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';
import { unitsOf } from './cart-change.rules.ts';
import { giftCodes, promotionCode } from './cart-codes.rules.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import { noFees, type ChosenFees } from './chosen-fees.ts';
import type { CountedCartLine, CountedCartRecord } from './counted-cart.ts';

/** A counted cart that can be counted again with other fees, which reads nothing. */
export interface RecountableCart extends CountedCartRecord {
  totalsWith(fees: ChosenFees): CartTotals;
}

/** Counts a cart: prices, what its promotions give, and fees. Nothing is written. */
export async function countCart(
  cart: CartRecord,
  view: CartView,
  chosen: ChosenFees | Promise<ChosenFees> = noFees,
): Promise<RecountableCart> {
  const [{ bought, packages, promoted }, funds, fees] = await Promise.all([
    promotedCartOf(cart, view),
    view.funds.ofCart(cart.cartId, giftCodes(cart.codes)),
    chosen,
  ]);
  const promotions = (await promotionsOf(cart, view)).filter((one) => meetsConditions(one, promoted));
  const gifts = (await Promise.all(promotions.map((promotion) => giftOf(promotion, cart, view)))).flat();
  const lines = [...bought, ...gifts];
  const totalsWith = ({ shipping, payment }: ChosenFees) =>
    cartTotals({
      lines: lines.map(({ counted }) => counted),
      offers: [...packages, ...promotions.flatMap((promotion) => offerOf(promotion, promoted) ?? [])],
      shipping: shipping?.terms ?? view.shop.market.shipping,
      paymentFee: payment?.fee ?? 0,
      balance: funds.reduce((sum, { amount }) => sum + amount, 0),
      standardRateBp: view.pricing.vatRate('standard'),
    });
  const totals = totalsWith(fees);
  return {
    cart,
    lines,
    promotions: promotions.filter((one) => hasGiven(one, totals, gifts)),
    totals,
    fees,
    funds,
    totalsWith,
  };
}

/** A cart as promotions look at it, with what it was made from. */
export async function promotedCartOf({ lines }: CartRecord, view: CartView) {
  const [bought, packages] = await Promise.all([countLines(lines, view), packageOffers(lines, view)]);
  return { bought, packages, promoted: await toPromotedCart(bought, packages, view) };
}

/** Whether a promotion made any difference: two of three for two did not. */
function hasGiven(promotion: PromotionRecord, totals: CartTotals, gifts: readonly CountedCartLine[]): boolean {
  switch (promotion.gift.kind) {
    case 'PERCENT':
    case 'MULTI_BUY':
      return totals.lines.some(({ reductions }) => reductions.some(({ offerId }) => offerId === offerIdOf(promotion)));
    case 'AMOUNT':
      return totals.fixedDiscount.incVat > 0;
    case 'FREE_GIFT':
      return gifts.some(({ givenBy }) => givenBy === promotion);
    case 'FREE_SHIPPING':
      return true;
  }
}

/** What everyone is given, and what the cart's code gives. */
async function promotionsOf({ codes }: CartRecord, { promotions }: CartView): Promise<PromotionRecord[]> {
  const code = promotionCode(codes);
  const [running, own] = await Promise.all([promotions.running(), code === null ? null : promotions.byCode(code)]);
  return own ? [...running, own] : [...running];
}

/** What the lines count for; a line whose product is gone stays in sight and costs nothing. */
async function countLines(lines: readonly CartLineRecord[], view: CartView): Promise<CountedCartLine[]> {
  const found = await Promise.all(lines.map(async (line) => ({ line, goods: await findForSale(view, line.skuId) })));
  const units = new Map<number, number>();
  for (const { line, goods } of found) {
    // All sizes of a product count together; what is in a package has the package's price.
    if (!goods || line.choice) continue;
    const { productId } = goods.product;
    units.set(productId, (units.get(productId) ?? 0) + line.quantity);
  }
  return Promise.all(
    found.map(async ({ line, goods }) => {
      const { lineId, quantity, choice } = line;
      if (!goods) return { line, counted: { lineId, quantity, ...gone }, givenBy: null, priceCampaignId: null };
      const { productId } = goods.product;
      const price = (choice ? null : await view.pricing.ofUnits(productId, units.get(productId) ?? 1)) ?? goods.price;
      const counted = { lineId, quantity, ...priceOf({ ...goods, price }, view) };
      return { line, counted, givenBy: null, priceCampaignId: choice ? null : campaignOfPrice(price) };
    }),
  );
}

/** What counts for a line whose product is gone. */
const gone = { selling: 0, regular: 0, rateBp: 0 };

function priceOf({ product, price: { selling, regular } }: ForSale, { pricing }: CartView) {
  return { selling, regular, rateBp: pricing.vatRate(product.vatClass), isGiftCard: isGiftCard(product) };
}

/** The packages of a cart at their own price. One that is no longer for sale costs what its parts cost. */
async function packageOffers(lines: readonly CartLineRecord[], { pricing }: CartView): Promise<CartOffer[]> {
  const keys = [...new Set(lines.flatMap(({ choice, groupKey }) => (choice && groupKey ? [groupKey] : [])))];
  const offers = keys.map(async (groupKey): Promise<CartOffer[]> => {
    const own = lines.filter((line) => line.groupKey === groupKey && line.choice !== null);
    const [first] = own;
    const price = first?.choice && (await pricing.current(first.choice.packageId));
    if (!price || !first.choice) return [];
    const packages = first.quantity / first.choice.units;
    const lineIds = own.map(({ lineId }) => lineId);
    return [{ kind: 'package-price', offerId: groupKey, price: price.selling * packages, lines: lineIds }];
  });
  return (await Promise.all(offers)).flat();
}

async function toPromotedCart(
  bought: readonly CountedCartLine[],
  packages: readonly CartOffer[],
  view: CartView,
): Promise<PromotedCart> {
  // Promotions take no notice of gift cards: a code off one would be money for nothing.
  const goods = bought.filter(({ counted }) => !counted.isGiftCard);
  const lines = goods.map(async ({ line: { lineId, skuId, choice }, counted }) => ({
    lineId,
    productId: (await view.catalogue.skus.load(skuId))?.productId ?? 0,
    isReduced: counted.selling < counted.regular,
    isPackaged: choice !== null,
  }));
  const promoted = { lines: await Promise.all(lines), subTotal: 0, ...(await view.customer()) };
  const { subTotal } = cartTotals({
    lines: goods.map(({ counted }) => counted),
    offers: [...packages, ...unconditionalOffers(await view.promotions.running(), promoted)],
    shipping: view.shop.market.shipping,
    paymentFee: 0,
    balance: 0,
    standardRateBp: 0,
  });
  return { ...promoted, subTotal: subTotal.selling.incVat };
}

/** The line that a promotion gives for nothing, as long as it is for sale here and there is any of it beside what is bought. */
async function giftOf(promotion: PromotionRecord, cart: CartRecord, view: CartView): Promise<CountedCartLine[]> {
  const { gift } = promotion;
  if (gift.kind !== 'FREE_GIFT') return [];
  const goods = await findForSale(view, gift.skuId);
  if (!goods) return [];
  const held = (await view.ownHolds(cart.cartId)).get(gift.skuId) ?? 0;
  if (totalStock(goods.sku.stock) + held <= unitsOf(cart.lines, gift.skuId)) return [];
  const lineId = offerIdOf(promotion);
  const line = { lineId, skuId: gift.skuId, quantity: 1, groupKey: null, message: null, choice: null, seen: null };
  return [
    {
      line,
      counted: { lineId, quantity: 1, ...priceOf(goods, view), selling: 0 },
      givenBy: promotion,
      priceCampaignId: null,
    },
  ];
}
