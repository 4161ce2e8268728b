/** What is asked of an account for its customer's checkout, and read from it: fetched once somebody is signed in. */
export { getProfile } from '@torg/commerce-sdk';
export { customerTexts, withCustomerTexts } from './customer-texts.ts';
