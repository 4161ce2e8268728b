import type { ColumnType, Generated } from 'kysely';
import type { KeptAddressParts } from './kept-address.rules.ts';

/** The addresses that customers keep beside their account's own; the higher the number, the later. */
export interface KeptAddressesTable {
  address_number: Generated<string>;
  user_id: number;
  /** Made by the customer's client, and counts with the customer alone. */
  address_id: string;
  /** Written as JSON. */
  parts: ColumnType<KeptAddressParts, string, string>;
  /** One of a customer's at most. */
  is_default: Generated<boolean>;
}
