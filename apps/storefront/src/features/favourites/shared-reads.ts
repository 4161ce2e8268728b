// What a shared list asks the API, apart from what every page asks.
export { getSharedFavourites } from '@torg/commerce-sdk/extensions';
