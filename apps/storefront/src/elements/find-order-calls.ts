// What looking for an order asks the API, fetched when it is sent.
export { requestOrderLink } from '@torg/commerce-sdk/extensions';
