// What the price list of an organization is asked by, fetched when one of its members looks at goods.
export { getOwnPrices } from '@torg/commerce-sdk/extensions';
