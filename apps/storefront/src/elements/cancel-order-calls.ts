// What cancelling an order asks, fetched when it is needed.
export { getOrder } from '@torg/commerce-sdk';
export { cancelOrder } from '@torg/commerce-sdk/extensions';
