import type { Generated } from 'kysely';

/** Who asked for the newsletter of a channel; it is sent to them once they have confirmed. */
export interface NewsletterSubscriptionsTable {
  subscription_id: Generated<number>;
  /** In lower case. */
  email: string;
  channel_id: string;
  language_id: string;
  /** Written as JSON. */
  tags: string;
  asked_at: Date;
  confirmed_at: Date | null;
}
