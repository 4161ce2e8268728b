import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import type { SeedQuestion } from '../catalogue/seed-question.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

const question = (key: string, changes: Partial<SeedQuestion> = {}): SeedQuestion => ({
  key,
  family: 'mugg',
  language: 'sv',
  author: 'Karin',
  text: `Fråga ${key}?`,
  daysAgo: 10,
  answers: [],
  ...changes,
});
const catalogue: SeedCatalogue = {
  ...testCatalogue,
  questions: [
    question('old', {
      daysAgo: 30,
      answers: [
        { author: 'Torg', isFromShop: true, text: 'Ja.', daysAgo: 2 },
        { author: 'Jonas', isFromShop: false, text: 'Det tror jag.', daysAgo: 29 },
      ],
    }),
    question('new', { daysAgo: 1 }),
    question('norwegian', { language: 'nb', author: 'Ingrid' }),
    question('elsewhere', { family: 'fat' }),
  ],
};
const asked = `query($alias: String!, $skip: Int, $take: Int, $channelId: String, $languageId: String) {
  questions(alias: $alias, skip: $skip, take: $take, channelId: $channelId, languageId: $languageId) {
    count questions { author text askedAt answers { author text answeredAt isFromShop } } } }`;

describeApi('questions about a product', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue });
  });
  afterAll(() => api.close());

  const ask = async (variables: object) => {
    const { data, errors } = await api.queryExtensions(asked, variables);
    expect(errors).toEqual([]);
    return data.questions;
  };
  const texts = ({ questions }: { questions: { text: string }[] }) => questions.map(({ text }) => text);

  it('come newest first, with their answers in the order they were given', async () => {
    const { count, questions } = await ask({ alias: 'mugg-gron' });
    expect(count).toBe(2);
    expect(questions[0]).toMatchObject({ text: 'Fråga new?', answers: [] });
    expect(questions[1]).toEqual({
      author: 'Karin',
      text: 'Fråga old?',
      askedAt: '2026-10-22T12:00:00.000Z',
      answers: [
        { author: 'Jonas', text: 'Det tror jag.', answeredAt: '2026-10-23T12:00:00.000Z', isFromShop: false },
        { author: 'Torg', text: 'Ja.', answeredAt: '2026-11-19T12:00:00.000Z', isFromShop: true },
      ],
    });
  });

  it('are shared by its variants, and by nothing else', async () => {
    expect(await ask({ alias: 'mugg-vit' })).toEqual(await ask({ alias: 'mugg-gron' }));
    expect(texts(await ask({ alias: 'fat' }))).toEqual(['Fråga elsewhere?']);
  });

  it('are shown in the language they were asked in', async () => {
    expect(texts(await ask({ alias: 'krus-hvit', channelId: '2|no' }))).toEqual(['Fråga norwegian?']);
    expect(await ask({ alias: 'mugg-vit', languageId: 'sv' })).toEqual({ count: 0, questions: [] });
  });

  it('come in parts, with the count of all', async () => {
    expect(await ask({ alias: 'mugg-vit', skip: 1, take: 1 })).toMatchObject({
      count: 2,
      questions: [{ text: 'Fråga old?' }],
    });
    expect(await ask({ alias: 'mugg-vit', skip: 6000, take: 0 })).toEqual({ count: 2, questions: [] });
  });

  it.each(['kaffe', 'saknas', '', "' or 1=1 --", 'a\0b'])('are none for %j', async (alias) => {
    expect(await ask({ alias })).toEqual({ count: 0, questions: [] });
  });

  it.each([{ take: -1 }, { skip: -1 }, { skip: 6001 }])('are refused outside of the limits: %j', async (page) => {
    const { codes, errors } = await api.queryExtensions(asked, { alias: 'mugg-vit', ...page });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors[0]?.message).toMatch(/give a number from 0/);
  });

  it('are all that one answer holds where more are asked for', async () => {
    expect(await ask({ alias: 'mugg-vit', take: 1000 })).toEqual(await ask({ alias: 'mugg-vit', take: 100 }));
  });

  it('take as many statements for two as for ten', async () => {
    api.takeStatements();
    await ask({ alias: 'mugg-vit', take: 1 });
    const few = api.takeStatements().length;
    await ask({ alias: 'mugg-vit', take: 100 });
    expect(api.takeStatements()).toHaveLength(few);
    expect(few).toBe(4);
  });
});
