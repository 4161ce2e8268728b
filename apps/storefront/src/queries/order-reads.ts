// What the pages of a customer's orders ask the API, apart from what every page asks.
export { getOrder, getOrders } from '@torg/commerce-sdk';
export { getOrderConfirmation, getWithdrawal, getWithdrawnOrders } from '@torg/commerce-sdk/extensions';
