// What a form about passwords asks the API, fetched when it is sent.
export { commitPasswordReset, requestPasswordReset } from '@torg/commerce-sdk';
