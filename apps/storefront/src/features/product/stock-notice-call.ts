/** What the notice of goods that are back asks the Merchant API. It is fetched when the form is sent. */
export { monitorProductAvailability } from '@torg/commerce-sdk';
