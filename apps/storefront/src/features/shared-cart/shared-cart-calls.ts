// What a shared cart asks the API, fetched when it is opened or copied.
export { getCart, isCartMissing } from '@torg/commerce-sdk';
export { copyCart } from '@torg/commerce-sdk/extensions';
