import type { ColumnType, Generated } from 'kysely';

/** Mails that wait, and those that went. They are written with what they tell of, so neither is there without the other. */
export interface MailsTable {
  mail_id: Generated<number>;
  recipient: string;
  kind: string;
  language_id: string;
  /** What the mail says as JSON; null once it was forgotten, with the last try or once sent. */
  data: ColumnType<unknown, string, string | null>;
  queued_at: Date;
  /** How often it was taken out to be sent. */
  attempts: Generated<number>;
  /** Null where nothing is left to try: it was sent, or given up. */
  next_try_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}
