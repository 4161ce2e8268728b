import type { Generated } from 'kysely';

/** Who wants to be told once that a sku can be bought again. Gone when they have been told. */
export interface AvailabilityNoticesTable {
  notice_id: Generated<number>;
  /** In lower case. */
  email: string;
  sku_id: number;
  channel_id: string;
  market_id: string;
  language_id: string;
  asked_at: Date;
  confirmed_at: Date | null;
}
