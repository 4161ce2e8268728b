import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import { tellAsker, type TellingAsker } from './tell-asker.ts';

/** A question that the shop has not answered. */
export interface OpenQuestion {
  id: number;
  productName: string;
  author: string;
  text: string;
  askedAt: Date;
}

/** What the shop answers. */
export interface ShopAnswer extends TellingAsker {
  questionId: number;
  author: string;
  text: string;
}

/** Reads the questions that the shop has not answered, the oldest first. */
export function readOpenQuestions(db: ShopDatabase): Promise<OpenQuestion[]> {
  return db
    .selectFrom('questions as question')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'question.product_id').onRef('text.language_id', '=', 'question.language_id'),
    )
    .select(['question.question_id as id', 'text.name as productName', 'question.author'])
    .select(['question.body as text', 'question.asked_at as askedAt'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('answers')
            .select('answers.answer_id')
            .whereRef('answers.question_id', '=', 'question.question_id')
            .where('answers.is_from_shop', '=', true),
        ),
      ),
    )
    .orderBy('question.asked_at')
    .orderBy('question.question_id')
    .execute();
}

/**
 * Adds the shop's answer to a question, which is shown from then on, and mails it once to whoever asked and left an address;
 * false where there is no such question.
 */
export function answerQuestion(
  db: ShopDatabase,
  { questionId, author, text, ...telling }: ShopAnswer,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const shown = trx.updateTable('questions').set({ is_published: true }).where('question_id', '=', questionId);
    if ((await shown.returning('question_id').execute()).length === 0) return false;
    const answer = { author: storableText(author), body: storableText(text), is_from_shop: true };
    await trx
      .insertInto('answers')
      .values({ ...answer, question_id: questionId, answered_at: new Date(telling.now) })
      .execute();
    await tellAsker(trx, { questionId, answer: answer.body }, telling);
    return true;
  });
}

/** Takes away for good a question that waits and is none, such as an advertisement; false where none with the id waits. */
export async function declineQuestion(db: ShopDatabase, questionId: number): Promise<boolean> {
  const declined = db.deleteFrom('questions').where('is_published', '=', false).where('question_id', '=', questionId);
  return (await declined.returning('question_id').execute()).length === 1;
}
