import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { promotionCode } from '../cart/cart-codes.rules.ts';
import type { CountedCartLine } from '../cart/counted-cart.ts';
import { linePromotions } from '../cart/line-promotions.rules.ts';
import { productPath } from '../catalogue/page-paths.ts';
import { isByMail } from '../checkout/sent-by-mail.ts';
import type { CheckoutOrderType } from '../generated/contract.ts';
import { pageAddress } from '../market/page-address.ts';
import type { PromotionRecord } from '../promotion/promotion-record.ts';
import type { Presented } from '../scope/presented.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderView } from './order-view.ts';

/** An order as the contract's CheckoutOrderType, which the confirmation shows and analytics counts. Amounts are kronor. */
export function presentCheckoutOrder(order: OrderRecord, view: OrderView): Presented<CheckoutOrderType> {
  const { checkout, counted } = order;
  const { draft } = checkout;
  const { promotions } = counted;
  return {
    orderId: String(order.orderId),
    transactionId: null,
    secondaryTransactionId: null,
    externalOrderId: null,
    status: order.status,
    marketId: order.marketId,
    languageId: order.languageId,
    currency: order.currency,
    ...presentBuyer(order),
    ...presentSums(order),
    message: draft.message,
    ...presentCampaigns(promotions),
    promoCode: promotionCode(counted.cart.codes),
    paymentId: checkout.payment.id,
    shippingId: checkout.shipping.id,
    pickupPoint: draft.pickupPoint,
    desiredDeliveryDate: draft.desiredDeliveryDate,
    customerOrderNumber: draft.customerOrderNumber,
    goodsLabel: draft.goodsLabel,
    // Asked for by those who count what was sold, and read for nobody else.
    rows: () => Promise.all(counted.lines.map((line, index) => presentRow(line, index, order, view))),
  };
}

/** The identity number stays where it was needed; the contract's fields for it are empty. */
function presentBuyer({ checkout: { draft, shipping }, userId }: OrderRecord) {
  const { billingAddress: billing, shippingAddress, customerType } = draft;
  return {
    billingAddress: billing,
    shippingAddress: isByMail(shipping) ? null : (shippingAddress ?? billing),
    company: billing?.company ?? null,
    firstName: billing?.firstName ?? null,
    lastName: billing?.lastName ?? null,
    zip: billing?.zip ?? null,
    email: draft.email,
    phone: billing?.mobile || billing?.phone || null,
    address1: billing?.addressLine1 ?? null,
    address2: billing?.addressLine2 ?? null,
    city: billing?.city ?? null,
    country: billing?.country ?? null,
    customerId: userId ?? 0,
    customerTypeId: customerType === 'ORGANIZATION' ? 2 : 1,
    customerGroupId: 0,
    gender: 'UNKNOWN' as const,
    personalId: null,
    organizationNumber: null,
    ipAddress: null,
    userAgent: null,
    metaData: null,
  };
}

function presentSums({ counted: { totals } }: OrderRecord) {
  const { subTotal, fixedDiscount, shipping, paymentFee, total, balance } = totals;
  return {
    discountIncVat: decimalFromMinor(subTotal.regular.incVat - subTotal.selling.incVat + fixedDiscount.incVat),
    discountExVat: decimalFromMinor(subTotal.regular.exVat - subTotal.selling.exVat + fixedDiscount.exVat),
    itemValueIncVat: decimalFromMinor(subTotal.selling.incVat - fixedDiscount.incVat),
    itemValueExVat: decimalFromMinor(subTotal.selling.exVat - fixedDiscount.exVat),
    orderValueIncVat: decimalFromMinor(total.selling.incVat),
    orderValueExVat: decimalFromMinor(total.selling.exVat),
    paymentFeeIncVat: decimalFromMinor(paymentFee.incVat),
    paymentFeeExVat: decimalFromMinor(paymentFee.exVat),
    shippingFeeIncVat: decimalFromMinor(shipping.fee.incVat),
    shippingFeeExVat: decimalFromMinor(shipping.fee.exVat),
    sum: decimalFromMinor(balance.toPay.incVat),
    balance: decimalFromMinor(balance.pending),
  };
}

function presentCampaigns(promotions: readonly PromotionRecord[]) {
  return {
    campaignIds: promotions.map(({ promotionId }) => String(promotionId)),
    campaignNames: promotions.map(({ name }) => name),
  };
}

/** What stands in the catalogue about a line is read when it is shown; what was paid was kept. */
async function presentRow(countedLine: CountedCartLine, index: number, order: OrderRecord, view: OrderView) {
  const { catalogue, shop } = view;
  const totals = order.counted.totals.lines[index];
  const promotions = linePromotions(countedLine, totals, order.counted.promotions);
  const { skuId, quantity, message } = countedLine.line;
  const sku = await catalogue.skus.load(skuId);
  const product = sku && (await catalogue.products.load(sku.productId));
  const [brand, images, tree] = product
    ? await Promise.all([
        catalogue.brands.load(product.brandId),
        catalogue.images.load(product.productId),
        catalogue.categories(),
      ])
    : [];
  const paid = { incVat: totals?.selling.incVat ?? 0, exVat: totals?.selling.exVat ?? 0 };
  const full = { incVat: totals?.regular.incVat ?? 0, exVat: totals?.regular.exVat ?? 0 };
  const each = (amount: number) => decimalFromMinor(Math.round(amount / quantity));
  return {
    articleNumber: sku?.articleNumber ?? null,
    name: product?.name ?? null,
    brand: brand?.name ?? null,
    categories:
      tree && product
        ? tree.path(product.primaryCategoryId).map(({ texts }) => texts.get(catalogue.languageId)?.name ?? null)
        : [],
    ...presentCampaigns(promotions),
    discountIncVat: decimalFromMinor(full.incVat - paid.incVat),
    discountExVat: decimalFromMinor(full.exVat - paid.exVat),
    discountRate: full.incVat === 0 ? 0 : (full.incVat - paid.incVat) / full.incVat,
    gtin: sku?.gtin || null,
    imageUrl: images?.[0]?.fileName ?? null,
    height: product?.dimensions?.height ?? 0,
    length: product?.dimensions?.length ?? 0,
    width: product?.dimensions?.width ?? 0,
    weight: product?.weightGrams ?? 0,
    message,
    quantity,
    sku: String(skuId),
    variant: sku?.name ?? null,
    priceIncVat: each(paid.incVat),
    priceExVat: each(paid.exVat),
    productId: sku?.productId ?? 0,
    productUrl: tree && product ? pageAddress(shop, productPath(product, tree, shop.language.id)) : null,
    currency: order.currency,
    externalId: sku?.externalId ?? null,
    productPriceCampaignId: countedLine.priceCampaignId,
    productPriceListId: null,
  };
}
