// What sharing a cart asks the API, fetched when it is sent.
export { cloneCart } from '@torg/commerce-sdk';
