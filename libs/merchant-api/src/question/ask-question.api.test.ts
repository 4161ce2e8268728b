import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const ask = `mutation($alias: String!, $author: String!, $text: String!, $email: String) {
  done: askQuestion(alias: $alias, author: $author, text: $text, email: $email) }`;
const read = '{ questions(alias: "mugg-vit") { count questions { text } } }';
const whole = { alias: 'mugg-vit', author: 'Karin', text: 'Tål den <b>ugn</b>?' };

describeApi('asking about a product', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const shown = async () => (await api.queryExtensions(read)).data.questions;

  it('is thanked for and not shown before the shop has answered', async () => {
    const before = await shown();
    expect((await api.queryExtensions(ask, whole)).data).toEqual({ done: true });
    expect(await shown()).toEqual(before);
  });

  it('may use all of the room', async () => {
    const words = { author: 'å'.repeat(50), text: 'ö'.repeat(500) };
    expect((await api.queryExtensions(ask, { ...whole, ...words })).data).toEqual({ done: true });
  });

  it.each([
    [{ author: ' ' }, 'BAD_USER_INPUT'],
    [{ author: 'a'.repeat(51) }, 'BAD_USER_INPUT'],
    [{ text: '' }, 'BAD_USER_INPUT'],
    [{ text: 'a'.repeat(501) }, 'BAD_USER_INPUT'],
    [{ email: 'karin' }, 'BAD_USER_INPUT'],
    [{ alias: 'saknas' }, 'UNKNOWN_PRODUCT'],
  ])('is refused with %j', async (change, code) => {
    expect((await api.queryExtensions(ask, { ...whole, ...change })).codes).toEqual([code]);
  });
});
