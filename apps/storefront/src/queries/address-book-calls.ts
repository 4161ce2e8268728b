// What is asked about a customer's addresses, fetched when it is needed.
export { getAddressBook, keepAddress, removeAddress, setDefaultAddress } from '@torg/commerce-sdk/extensions';
