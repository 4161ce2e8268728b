// What a customer's own pages ask beyond the contract, fetched when it is needed.
export {
  endStockNotice,
  getBalanceEntries,
  getBoughtGiftCards,
  getPasskeys,
  getSignedInDevices,
  getStockNotices,
  removePasskey,
  renamePasskey,
  signOutDevice,
  signOutEverywhere,
} from '@torg/commerce-sdk/extensions';
export { deleteUser, getOrder } from '@torg/commerce-sdk';
