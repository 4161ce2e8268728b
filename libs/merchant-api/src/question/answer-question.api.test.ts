import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { answerQuestion, readOpenQuestions } from './answer-question.ts';
import { readAnswers } from './question.repository.ts';

describeApi('a question to the shop', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openSeededDatabase(testCatalogue);
    const product = open.db.selectFrom('product_texts').select('product_id').where('alias', '=', 'mugg-vit');
    const { product_id } = await product.executeTakeFirstOrThrow();
    const row = { product_id, language_id: 'sv-SE', author: 'Karin', seed_key: null };
    await open.db
      .insertInto('questions')
      .values([
        { ...row, body: 'Tål den diskmaskin?', asked_at: new Date(testStart) },
        { ...row, body: 'Hur stor är den?', asked_at: new Date(testStart - 1000) },
      ])
      .execute();
  });
  afterAll(() => open.close());

  it('is open until the shop has answered it, whatever other customers say', async () => {
    const [first, second] = await readOpenQuestions(open.db);
    expect([first?.text, second?.text]).toEqual(['Hur stor är den?', 'Tål den diskmaskin?']);
    const questionId = first?.id ?? 0;
    const answered_at = new Date(testStart);
    const fromCustomer = { question_id: questionId, author: 'Olle', is_from_shop: false, body: 'Stor', answered_at };
    await open.db.insertInto('answers').values(fromCustomer).execute();
    expect(await readOpenQuestions(open.db)).toHaveLength(2);
    const answer = { questionId, author: 'Torg', text: 'Den rymmer 3 dl.', now: testStart + 1000 };
    expect(await answerQuestion(open.db, answer)).toBe(true);
    expect((await readOpenQuestions(open.db)).map(({ text }) => text)).toEqual(['Tål den diskmaskin?']);
    expect((await readAnswers(open.db, [questionId])).get(questionId)).toMatchObject([
      { text: 'Stor', isFromShop: false },
      { text: 'Den rymmer 3 dl.', author: 'Torg', isFromShop: true, answeredAt: new Date(testStart + 1000) },
    ]);
  });

  it('can be answered only where it was asked', async () => {
    expect(await answerQuestion(open.db, { questionId: 0, author: 'Torg', text: 'Ja', now: testStart })).toBe(false);
  });
});
