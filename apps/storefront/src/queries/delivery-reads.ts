/** Fetched with the first question how goods come to a postal code. */
export { getDeliveryEstimate } from '@torg/commerce-sdk/extensions';
