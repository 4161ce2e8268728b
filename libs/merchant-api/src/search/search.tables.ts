import type { Generated } from 'kysely';

/** One row per transaction that changed what lists are made of; triggers write it. */
export interface CatalogueChangesTable {
  /** The database's own 64-bit number of the transaction, as text. */
  transaction_id: string;
  changed_at: Generated<Date>;
}

/** Facts about products that shoppers can filter by, in their order. */
export interface FilterParametersTable {
  parameter_key: string;
  position: number;
}
