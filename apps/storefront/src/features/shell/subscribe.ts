/** What asks for the newsletter: fetched when somebody does. */
export { subscribeToNewsletter } from '@torg/commerce-sdk';
