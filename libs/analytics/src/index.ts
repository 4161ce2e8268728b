export { createAnalytics, type Analytics, type AnalyticsOptions } from './create-analytics.ts';
export type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events/analytics-events.ts';
export type { AnalyticsItem } from './items/analytics-item.ts';
export { itemsValue } from './items/items-value.ts';
export { toCartLineItem, type CartLineItemOptions } from './items/to-cart-line-item.ts';
export { toProductItem, type ProductItemOptions } from './items/to-product-item.ts';
export { toPurchase, type CountedOrder, type PurchaseOptions } from './items/to-purchase.ts';
export type { AnalyticsSink } from './sinks/analytics-sink.ts';
export { createDataLayerSink } from './sinks/create-data-layer-sink.ts';
