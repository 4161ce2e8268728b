export { getGiftCardTerms } from '@torg/commerce-sdk/extensions';
