import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { PlacedOrder, PlacedOrderRow } from '../../domain/order/placed-order.ts';
import type { PlacedOrderFragment, PlacedOrderRowFragment } from '../../generated/graphql.ts';
import { toAddress } from '../account/to-address.ts';
import { toVatAmount } from '../catalogue/to-price.ts';
import { present } from '../present.ts';

/** Turns an order as the checkout reports it into the shop's, in minor units. */
export function toPlacedOrder(order: PlacedOrderFragment): PlacedOrder {
  return {
    orderId: order.orderId ?? '',
    transactionId: order.transactionId,
    status: order.status ?? '',
    currency: order.currency ?? '',
    marketId: order.marketId,
    promoCode: order.promoCode || null,
    campaignNames: present(order.campaignNames),
    message: order.message ?? '',
    customerOrderNumber: order.customerOrderNumber ?? '',
    goodsLabel: order.goodsLabel ?? '',
    desiredDeliveryDate: order.desiredDeliveryDate,
    billingAddress: toAddress(order.billingAddress),
    shippingAddress: toAddress(order.shippingAddress),
    itemValue: toVatAmount(order.itemValueIncVat, order.itemValueExVat),
    orderValue: toVatAmount(order.orderValueIncVat, order.orderValueExVat),
    discount: toVatAmount(order.discountIncVat, order.discountExVat),
    shippingFee: toVatAmount(order.shippingFeeIncVat, order.shippingFeeExVat),
    paymentFee: toVatAmount(order.paymentFeeIncVat, order.paymentFeeExVat),
    fromBalance: minorFromDecimal(order.balance),
    toPay: minorFromDecimal(order.sum),
    rows: present(order.rows).map(toRow),
  };
}

function toRow(row: PlacedOrderRowFragment): PlacedOrderRow {
  return {
    productId: row.productId,
    skuId: row.sku ?? '',
    articleNumber: row.articleNumber ?? '',
    name: row.name ?? '',
    variant: row.variant ?? '',
    brandName: row.brand ?? '',
    categoryNames: present(row.categories),
    quantity: row.quantity,
    price: toVatAmount(row.priceIncVat, row.priceExVat),
    discount: toVatAmount(row.discountIncVat, row.discountExVat),
    priceCampaignId: row.productPriceCampaignId,
    campaignIds: present(row.campaignIds),
  };
}
