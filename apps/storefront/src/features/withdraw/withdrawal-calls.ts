// What going back on a purchase asks the API, apart from what every page asks.
export { getWithdrawal, withdrawFromPurchase } from '@torg/commerce-sdk/extensions';
