import type { OrderRecord } from './order-record.ts';

/** Whether an organisation bought: what was chosen, or what the account is where nothing was. */
export function isOrganisation({ confirmation, checkout }: Pick<OrderRecord, 'confirmation' | 'checkout'>): boolean {
  return (confirmation?.customerType ?? checkout.draft.customerType) === 'ORGANIZATION';
}
