import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const document = `query($text: String!, $channelId: String) {
  searchSpelling(text: $text, channelId: $channelId) { text isNeeded }
}`;

describeApi('the spelling of a search', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  async function spell(text: string, channelId = '1|se') {
    const { data, errors } = await api.queryExtensions(document, { text, channelId });
    expect(errors).toEqual([]);
    return data.searchSpelling;
  }

  it.each([
    ['mgug', 'mugg', 'two letters exchanged'],
    ['skjotra', 'skjorta', 'the same in a longer word'],
    ['skjårta', 'skjorta', 'a letter with a ring of its own'],
    ['sjorrta', 'skjorta', 'two errors in a longer word'],
    ['vit mgug', 'vit mugg', 'the other words as they were typed'],
    ['"mgug"', 'mugg', 'within quotation marks'],
  ])('of %j is %j: %s', async (typed, text) => {
    expect(await spell(typed)).toEqual({ text, isNeeded: true });
  });

  it('is that of the language', async () => {
    expect(await spell('skjrote', '2|no')).toEqual({ text: 'skjorte', isNeeded: true });
  });

  it.each([
    ['mugg', 'is right'],
    ['muggar', 'is another form'],
    ['mug', 'is a beginning'],
    ['vitmugg', 'is a compound'],
    ['qzwxqzwx', 'is near nothing'],
    ['mgug qzwxqzwx', 'has a word that is near nothing'],
    ['mgug skjotra kafffe', 'has too many words that nobody knows'],
    ['918273645', 'is a number'],
    ['', 'is empty'],
    ['"; --', 'has no words'],
  ])('of %j is none, as it %s', async (typed) => {
    expect(await spell(typed)).toBeNull();
  });

  it('is left alone by a search within quotation marks', async () => {
    const list = 'query($text: String!) { products(filter: { searchText: $text }, take: 1) { count } }';
    const countOf = async (text: string) => (await api.query(list, { text })).data.products.count;
    expect(await countOf('mgug')).toBeGreaterThan(0);
    expect(await countOf('”mgug”')).toBe(0);
    expect(await countOf('"mugg"')).toBe(await countOf('mugg'));
  });
});
