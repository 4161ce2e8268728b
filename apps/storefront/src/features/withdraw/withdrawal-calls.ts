// What going back on a purchase asks the API, apart from what every page asks.
export { getPurchase } from '@torg/commerce-sdk';
export { getOrderConfirmation, getWithdrawal, withdrawFromPurchase } from '@torg/commerce-sdk/extensions';
