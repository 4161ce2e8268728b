import type { ColumnType, Generated } from 'kysely';

/** A question as it was asked, in one language. `seed_key` is null where a customer asked. */
export interface QuestionsTable {
  question_id: Generated<number>;
  product_id: number;
  language_id: string;
  author: string;
  body: string;
  asked_at: ColumnType<Date>;
  seed_key: string | null;
  /** A customer's question is shown once the shop has answered it. */
  is_published: Generated<boolean>;
  /** Where its asker wants to be told of the answer, until they are; null where nobody does. */
  email: ColumnType<string | null, string | null | undefined>;
  /** Who asked it while they were signed in. */
  user_id: ColumnType<number | null, number | null | undefined>;
}

export interface AnswersTable {
  answer_id: Generated<number>;
  question_id: number;
  author: string;
  is_from_shop: boolean;
  body: string;
  answered_at: ColumnType<Date>;
}
