import { sql, type Expression, type SqlBool } from 'kysely';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { AnswerRecord, QuestionRecord } from './question-record.ts';

/** Whose questions, in which language. */
export interface QuestionsOf {
  productId: number;
  languageId: string;
}

/** Counts the questions about a product and its other variants. */
export async function countQuestions(db: ShopDatabase, of: QuestionsOf): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('language_id', '=', of.languageId)
    .where('is_published', '=', true)
    .where(isAboutVariantOf(of.productId))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads a part of the questions about a product and its other variants, newest first. */
export function readQuestions(
  db: ShopDatabase,
  of: QuestionsOf,
  page: { skip: number; take: number },
): Promise<QuestionRecord[]> {
  return db
    .selectFrom('questions')
    .select(['question_id as id', 'author', 'body as text', 'asked_at as askedAt'])
    .where('language_id', '=', of.languageId)
    .where('is_published', '=', true)
    .where(isAboutVariantOf(of.productId))
    .orderBy('asked_at', 'desc')
    .orderBy('question_id', 'desc')
    .offset(page.skip)
    .limit(page.take)
    .execute();
}

/** What a customer asks. `now` is in milliseconds since 1970. */
export interface AskedQuestion extends QuestionsOf {
  author: string;
  text: string;
  /** Where its asker wants to be told of the answer; null for nowhere. */
  email: string | null;
  /** Whose account it is asked with; a visitor has none. */
  userId?: number | null;
  now: number;
}

/** Keeps a question until the shop answers it. The same words twice are one question that waits. */
export async function storeQuestion(db: ShopDatabase, asked: AskedQuestion): Promise<void> {
  const { productId, languageId, author, text, email, userId = null, now } = asked;
  const words = { product_id: productId, language_id: languageId, author, body: text, is_published: false };
  const same = db.selectFrom('questions').select('question_id').where('is_published', '=', false);
  const waiting = same
    .where('product_id', '=', productId)
    .where('language_id', '=', languageId)
    .where('author', '=', author)
    .where('body', '=', text);
  const known = await waiting.executeTakeFirst();
  if (known) {
    const told = { ...(email !== null && { email }), ...(userId !== null && { user_id: userId }) };
    const again = db.updateTable('questions').set(told).where('question_id', '=', known.question_id);
    if (Object.keys(told).length > 0) await again.execute();
    return;
  }
  await db
    .insertInto('questions')
    .values({ ...words, email, user_id: userId, asked_at: new Date(now), seed_key: null })
    .execute();
}

/** Who asked and is gone. */
const nobody = '–';

/** Forgets the names and the address that a customer asked by, signed in or with their address; the questions stay. */
export async function forgetAsker(
  db: ShopDatabase,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ email: null, author: nobody })
    .where((by) => by.or([by('email', '=', email), by('user_id', '=', userId)]))
    .execute();
}

/** A question as whoever asked it is told of it. */
export interface OwnQuestion extends QuestionRecord {
  /** Null where the product has no name in the question's language any more. */
  productName: string | null;
}

/** Reads what a customer asked while they were signed in, the newest first; so many at most. */
export function readOwnQuestions(db: ShopDatabase, userId: number, most: number): Promise<OwnQuestion[]> {
  return db
    .selectFrom('questions as question')
    .leftJoin('product_texts as product', (join) =>
      join
        .onRef('product.product_id', '=', 'question.product_id')
        .onRef('product.language_id', '=', 'question.language_id'),
    )
    .select(['question_id as id', 'author', 'question.body as text', 'asked_at as askedAt'])
    .select('product.name as productName')
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('question_id', 'desc')
    .limit(most)
    .execute();
}

/** Reads the answers to questions, oldest first, by question. */
export async function readAnswers(
  db: ShopDatabase,
  questionIds: readonly number[],
): Promise<Map<number, AnswerRecord[]>> {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('question_id', 'in', questionIds)
    .orderBy('answered_at')
    .orderBy('answer_id')
    .execute();
  const groups = groupBy(rows, ({ question_id }) => question_id);
  return new Map(
    [...groups].map(([questionId, answers]) => [
      questionId,
      answers.map((row) => ({
        id: row.answer_id,
        author: row.author,
        text: row.body,
        answeredAt: row.answered_at,
        isFromShop: row.is_from_shop,
      })),
    ]),
  );
}

/** What somebody asks about one colour holds for the others. */
function isAboutVariantOf(productId: number): Expression<SqlBool> {
  return sql<SqlBool>`product_id in (
    select ${productId}::integer
    union all
    select sibling.product_id from products as asked
    join products as sibling on sibling.variant_group_id = asked.variant_group_id
    where asked.product_id = ${productId} and sibling.is_active
  )`;
}
