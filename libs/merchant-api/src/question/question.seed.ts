import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import type { SeedAnswer, SeedQuestion } from '../catalogue/seed-question.ts';
import { seedLanguages } from '../catalogue/seed-languages.ts';
import { productsOf } from '../catalogue/seeded-product.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Writes the seed's questions and answers anew. What customers asked stays. `productIds` is by the seed's product key. */
export async function seedQuestions(
  db: ShopDatabase,
  seed: SeedCatalogue,
  productIds: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  await db.deleteFrom('questions').where('seed_key', 'is not', null).execute();
  const questions = seed.questions ?? [];
  if (questions.length === 0) return;
  const firstOf = firstProducts(seed, productIds);
  const written = await db
    .insertInto('questions')
    .values(questions.map((question) => questionRow(question, firstOf, now)))
    .returning(['question_id', 'seed_key'])
    .execute();
  const ids = new Map(written.map(({ seed_key, question_id }) => [seed_key, question_id]));
  const answers = questions.flatMap((question) => {
    const questionId = ids.get(question.key);
    return questionId === undefined ? [] : question.answers.map((answer) => answerRow(answer, questionId, now));
  });
  if (answers.length > 0) await db.insertInto('answers').values(answers).execute();
}

/** The id of each family's first product, by family. */
function firstProducts(seed: SeedCatalogue, productIds: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { key, family } of productsOf(seed)) {
    const productId = productIds.get(key);
    if (productId !== undefined && !first.has(family.key)) first.set(family.key, productId);
  }
  return first;
}

function questionRow(question: SeedQuestion, productIds: ReadonlyMap<string, number>, now: number) {
  const { key, family, language, author, text, daysAgo } = question;
  const productId = productIds.get(family);
  if (productId === undefined) throw new Error(`The question '${key}' is about the unknown family '${family}'`);
  return {
    product_id: productId,
    language_id: languageIdOf(language),
    author,
    body: text,
    asked_at: new Date(now - daysAgo * DAY),
    seed_key: key,
  };
}

function languageIdOf(language: SeedQuestion['language']): string {
  return seedLanguages.find(({ key }) => key === language)?.languageId ?? seedLanguages[0].languageId;
}

function answerRow({ author, isFromShop, text, daysAgo }: SeedAnswer, questionId: number, now: number) {
  return {
    question_id: questionId,
    author,
    is_from_shop: isFromShop,
    body: text,
    answered_at: new Date(now - daysAgo * DAY),
  };
}
