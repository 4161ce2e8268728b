import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { VatAmount } from '../../domain/money/money.ts';
import { orderState } from '../../domain/order/order-state.ts';
import type { ListedOrder, Order } from '../../domain/order/order.ts';
import type {
  AmountFragment,
  ListedOrderFragment,
  OrderBuyerFragment,
  OrderContentsFragment,
  OrderGoodsFragment,
} from '../../generated/graphql.ts';
import { toAddress } from '../account/to-address.ts';
import { toCart } from '../cart/to-cart.ts';
import { toImages } from '../catalogue/to-sku.ts';
import { toVatAmount } from '../catalogue/to-price.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';

/** Turns an order of a list into the shop's. */
export function toListedOrder(order: ListedOrderFragment & OrderGoodsFragment): ListedOrder {
  const products = present(order.cart?.items).flatMap(({ product }) => (product ? [product] : []));
  const each = new Map(products.map((product) => [product.productId, product]));
  const goods = [...each.values()].map(({ name, productImages }) => {
    return { name: name ?? '', images: toImages(productImages) };
  });
  return { ...toOrderHead(order), goods, isOrganizations: Boolean(order.billingAddress?.company) };
}

/** What a list of orders and an order's own page both show. */
function toOrderHead(order: ListedOrderFragment): Omit<ListedOrder, 'goods' | 'isOrganizations'> {
  const { id, publicId, status, createdAt } = order;
  return {
    orderId: id,
    publicId,
    status,
    state: orderState(status),
    createdAt,
    currency: order.currency ?? '',
    total: toAmount(order.orderTotal),
    parcels: present(order.shippingDetails).map(({ name, parcelNumber, shippingDate, trackingLink }) => ({
      name,
      parcelNumber: parcelNumber || null,
      sentAt: shippingDate,
      trackingLink: trackingLink || null,
    })),
  };
}

/** Turns a whole order into the shop's. `buyer` is null where the API is asked for what was bought alone. */
export function toOrder(order: OrderContentsFragment, buyer: OrderBuyerFragment | null, scope: AddressScope): Order {
  return {
    ...toOrderHead(order),
    updatedAt: order.updatedAt,
    completedAt: order.completedAt,
    desiredDeliveryDate: order.desiredDeliveryDate,
    ...toBuyer(buyer),
    cart: order.cart?.id ? toCart(order.cart, 'Order', scope) : null,
    discount: toAmount(order.discount),
    shippingFee: toAmount(order.shippingFee),
    paymentFee: toAmount(order.paymentFee),
    vat: minorFromDecimal(order.orderTotal?.vat ?? 0),
    fromBalance: minorFromDecimal(order.fromBalance),
    payments: present(order.paymentDetails).map(toPayment),
    refunds: present(order.refunds).map(toRefund),
  };
}

function toBuyer(buyer: OrderBuyerFragment | null) {
  return {
    customerOrderNumber: buyer?.customerOrderNumber ?? '',
    goodsLabel: buyer?.goodsLabel ?? '',
    message: buyer?.message ?? '',
    billingAddress: toAddress(buyer?.billingAddress),
    shippingAddress: toAddress(buyer?.shippingAddress),
  };
}

type Payment = NonNullable<NonNullable<OrderContentsFragment['paymentDetails']>[number]>;

function toPayment({ paymentId, name, displayName, isPaid, paymentDate, total }: Payment): Order['payments'][number] {
  return { paymentId, name: displayName || name, isPaid, paidAt: paymentDate, total: minorFromDecimal(total) };
}

type Refund = NonNullable<NonNullable<OrderContentsFragment['refunds']>[number]>;

/** The API writes 0 for the item of a refund that is no line's. */
function toRefund({
  itemId,
  articleNumber,
  createdAt,
  reason,
  toBalance,
  total,
  vat,
}: Refund): Order['refunds'][number] {
  return {
    skuId: itemId || null,
    articleNumber: articleNumber ?? '',
    createdAt,
    reason: reason ?? '',
    isToBalance: toBalance,
    total: minorFromDecimal(total),
    vat: minorFromDecimal(vat),
  };
}

function toAmount(price: AmountFragment | null): VatAmount {
  return toVatAmount(price?.sellingPriceIncVat ?? 0, price?.sellingPriceExVat ?? 0);
}
