import type { Address } from '../../domain/account/address.ts';
import type { AddressFragment } from '../../generated/graphql.ts';

/** Turns the API's address into the shop's; null where there is none, or only an empty one. */
export function toAddress(address: AddressFragment | null | undefined): Address | null {
  return address && Object.values(address).some((part) => part !== '') ? { ...address } : null;
}
