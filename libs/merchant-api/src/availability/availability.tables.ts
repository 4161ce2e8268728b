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
  /** Who was signed in with this address when they asked; null where nobody was. */
  user_id: number | null;
  asked_at: Date;
  confirmed_at: Date | null;
}
