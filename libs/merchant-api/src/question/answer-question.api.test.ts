import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { readMails } from '../mail/mail.repository.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { answerQuestion, declineQuestion, readOpenQuestions } from './answer-question.ts';
import { countQuestions, forgetAsker, readAnswers, storeQuestion } from './question.repository.ts';

const channelUrls = { '1|se': 'https://torg.example' };

describeApi('a question to the shop', () => {
  let open: OpenDatabase;
  let productId: number;
  beforeAll(async () => {
    open = await openSeededDatabase(testCatalogue);
    const product = open.db.selectFrom('product_texts').select('product_id').where('alias', '=', 'mugg-vit');
    const { product_id } = await product.executeTakeFirstOrThrow();
    productId = product_id;
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
    const answer = { questionId, author: 'Torg', text: 'Den rymmer 3 dl.', now: testStart + 1000, channelUrls };
    expect(await answerQuestion(open.db, answer)).toBe(true);
    expect((await readOpenQuestions(open.db)).map(({ text }) => text)).toEqual(['Tål den diskmaskin?']);
    expect((await readAnswers(open.db, [questionId])).get(questionId)).toMatchObject([
      { text: 'Stor', isFromShop: false },
      { text: 'Den rymmer 3 dl.', author: 'Torg', isFromShop: true, answeredAt: new Date(testStart + 1000) },
    ]);
  });

  it('can be answered only where it was asked', async () => {
    expect(
      await answerQuestion(open.db, { questionId: 0, author: 'Torg', text: 'Ja', now: testStart, channelUrls }),
    ).toBe(false);
  });

  it('of a customer is shown with its answer and not before, is one where it is sent twice, and can be declined', async () => {
    const of = { productId, languageId: 'sv-SE' };
    const before = await countQuestions(open.db, of);
    const waiting = async (text: string) => (await readOpenQuestions(open.db)).filter((one) => one.text === text);
    for (const text of ['Tål den ugn?', 'Tål den ugn?', 'Köp guld'])
      await storeQuestion(open.db, { ...of, author: 'Maja', text, email: null, now: testStart });
    const [[asked, ...again], [spam]] = [await waiting('Tål den ugn?'), await waiting('Köp guld')];
    expect([again, await countQuestions(open.db, of)]).toEqual([[], before]);
    await answerQuestion(open.db, {
      questionId: asked?.id ?? 0,
      author: 'Torg',
      text: 'Nej.',
      now: testStart,
      channelUrls,
    });
    expect(await countQuestions(open.db, of)).toBe(before + 1);
    expect(await declineQuestion(open.db, spam?.id ?? 0)).toBe(true);
    expect(await declineQuestion(open.db, asked?.id ?? 0)).toBe(false);
    expect(await countQuestions(open.db, of)).toBe(before + 1);
  });

  it('is mailed to whoever asked for that, once, and their address is forgotten then', async () => {
    const of = { productId, languageId: 'sv-SE', author: 'Eva', text: 'Tål den frost?', now: testStart };
    for (const email of [null, 'eva@torg.example', null]) await storeQuestion(open.db, { ...of, email });
    const asked = (await readOpenQuestions(open.db)).filter(({ text }) => text === of.text);
    expect(asked).toHaveLength(1);
    const answer = { questionId: asked[0]?.id ?? 0, author: 'Torg', text: 'Ja, <b>men</b>.', channelUrls };
    for (const now of [testStart, testStart + 1000]) await answerQuestion(open.db, { ...answer, now });
    const mails = (await readMails(open.db, { most: 10 })).filter(({ to }) => to === 'eva@torg.example');
    expect(mails.map(({ content }) => content)).toMatchObject([
      {
        kind: 'question-answered',
        data: { question: of.text, answer: 'Ja, <b>men</b>.', address: expect.stringContaining('/p/mugg-vit') },
      },
    ]);
  });

  it('keeps no address of whoever deletes their account', async () => {
    const of = { productId, languageId: 'sv-SE', author: 'Ida', text: 'Finns den i rött?', now: testStart };
    await storeQuestion(open.db, { ...of, email: 'ida@torg.example' });
    await forgetAsker(open.db, { userId: 0, email: 'ida@torg.example' });
    const [asked] = (await readOpenQuestions(open.db)).filter(({ text }) => text === of.text);
    const answer = { questionId: asked?.id ?? 0, author: 'Torg', text: 'Nej', now: testStart, channelUrls };
    expect(await answerQuestion(open.db, answer)).toBe(true);
    const mails = await readMails(open.db, { most: 10 });
    expect(mails.filter(({ to }) => to === 'ida@torg.example')).toEqual([]);
  });

  it('keeps no name of whoever deletes their account before it is answered, and that of everybody else', async () => {
    const of = { productId, languageId: 'sv-SE', now: testStart };
    await storeQuestion(open.db, { ...of, author: 'Siv Ek', text: 'Finns den i blått?', email: 'siv@torg.example' });
    await storeQuestion(open.db, { ...of, author: 'Ulf Ek', text: 'Finns den i gult?', email: 'ulf@torg.example' });
    await forgetAsker(open.db, { userId: 0, email: 'siv@torg.example' });
    const asked = (await readOpenQuestions(open.db)).filter(({ text }) => /blått|gult/.test(text));
    expect(asked.map(({ author, text }) => [text, author])).toEqual([
      ['Finns den i blått?', '–'],
      ['Finns den i gult?', 'Ulf Ek'],
    ]);
  });
});
