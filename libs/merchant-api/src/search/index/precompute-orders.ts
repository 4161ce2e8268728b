import type { PrecomputedOrder } from './list-index.ts';
import { pause } from './pause.ts';
import { sortSlots } from './sort-slots.ts';

/** What lists are ordered by, by slot; NaN where it is not known. */
export interface SortKeys {
  name: Float64Array;
  brand: Float64Array;
  since: Float64Array;
  sold: Float64Array;
  votes: Float64Array;
  selling: Float64Array;
  inStock: Float64Array;
  totalStock: Float64Array;
}

/** Works out every order that is kept, one at a time, so that requests are answered in between. */
export async function precomputeOrders(keys: SortKeys): Promise<Readonly<Record<PrecomputedOrder, Int32Array>>> {
  return {
    ALPHABETICAL: await ascending(keys.name),
    ALPHABETICAL_DESC: await descending(keys.name),
    AVAILABLE_STOCK: await ascending(keys.inStock),
    AVAILABLE_STOCK_DESC: await descending(keys.inStock),
    BRAND: await ascending(keys.brand),
    LATEST: await descending(keys.since),
    MOST_SOLD: await descending(keys.sold),
    PRICE: await ascending(keys.selling),
    PRICE_DESC: await descending(keys.selling),
    TOTAL_STOCK: await ascending(keys.totalStock),
    TOTAL_STOCK_DESC: await descending(keys.totalStock),
    VOTES: await descending(keys.votes),
  };
}

async function ascending(keys: Float64Array): Promise<Int32Array> {
  await pause();
  return sortSlots(keys, 'ascending');
}

async function descending(keys: Float64Array): Promise<Int32Array> {
  await pause();
  return sortSlots(keys, 'descending');
}
