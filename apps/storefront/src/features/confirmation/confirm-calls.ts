/** What the confirmation asks the Merchant API, fetched late: a page that the server rendered came with its answers. */
export { completeCart, getContentPages, getOrderPublic, getPurchase } from '@torg/commerce-sdk';
export { claimOrder, getOrderConfirmation, getWithdrawal } from '@torg/commerce-sdk/extensions';
