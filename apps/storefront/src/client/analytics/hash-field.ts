// What hashes comes with the first purchase: of the package nothing else comes along.
export { hashField } from '@torg/commerce-sdk';
