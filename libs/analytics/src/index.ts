export { toldAddress, toldPath, toldText, toldTitle } from './address/told-address.ts';
export { writeConsentDefault, writeConsentUpdate } from './consent/consent-mode.ts';
export { createAnalytics, type Analytics, type AnalyticsOptions } from './create-analytics.ts';
export type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events/analytics-events.ts';
export type { Promotion } from './events/promotion.ts';
export type { SelectItem } from './events/select-item.ts';
export type { AnalyticsItem } from './items/analytics-item.ts';
export { batchImpressions, type ImpressionBatches } from './items/batch-impressions.ts';
export { reducedPrice } from './items/item-price.ts';
export { itemsValue } from './items/items-value.ts';
export { toCartLineItem, type CartLineItemOptions } from './items/to-cart-line-item.ts';
export { toCheckout, type CheckoutCart, type CheckoutOptions } from './items/to-checkout.ts';
export { toProductItem, type ProductItemOptions } from './items/to-product-item.ts';
export { toPurchase, type CountedOrder, type PurchaseOptions } from './items/to-purchase.ts';
export type { Agreed, AnalyticsSink } from './sinks/analytics-sink.ts';
export { createClickSink, type ClickSinkOptions } from './sinks/create-click-sink.ts';
export { createConsoleSink } from './sinks/create-console-sink.ts';
export { createDataLayerSink, type HashBuyer } from './sinks/create-data-layer-sink.ts';
export { createMemorySink, type MemorySink } from './sinks/create-memory-sink.ts';
export {
  createSearchQueueSink,
  type SearchCommand,
  type SearchQueueOptions,
} from './sinks/create-search-queue-sink.ts';
export type { Buyer } from './user/buyer.ts';
export { hashBuyer } from './user/hash-buyer.ts';
