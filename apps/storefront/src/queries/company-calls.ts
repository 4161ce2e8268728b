// What the organization of a customer asks beyond the contract, fetched when it is needed.
export { getCompany } from '@torg/commerce-sdk/extensions';
