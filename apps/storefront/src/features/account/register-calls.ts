// What the page to make an account asks the API, apart from what every page asks.
export { getContentPages } from '@torg/commerce-sdk';
