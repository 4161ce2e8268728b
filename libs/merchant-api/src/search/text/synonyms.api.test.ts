import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSynonym, listSynonyms, removeSynonym } from '../../back-office/change-synonyms.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSearchTest, type SearchTest } from '../../testing/open-search-test.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { spellText } from './spell-text.ts';
import { seedSynonyms } from './synonym.seed.ts';

describeApi('a word that an editor says means another', () => {
  let search: SearchTest;
  beforeAll(async () => {
    search = await openSearchTest(testCatalogue, [{ language: 'nb', typed: 'bluse', meant: 'skjorte' }]);
  });
  afterAll(() => search.close());

  const sv = { languageId: 'sv-SE' };

  it('finds what that finds, in any form and beside other words, until it is taken back', async () => {
    expect(await search.find('blusar')).toEqual([]);
    expect(await addSynonym(search.db, { ...sv, typed: 'Blus', meant: 'skjorta' })).toEqual({ kind: 'changed' });
    expect(await search.find('blusar')).toEqual(await search.find('skjorta'));
    expect(await search.find('blå blus')).toEqual(await search.find('blå skjorta'));
    expect(await spellText(search.db, 'blus', sv)).toBeNull();
    expect(await removeSynonym(search.db, 'sv-SE', 'blus')).toBe(true);
    expect(await removeSynonym(search.db, 'sv-SE', 'blus')).toBe(false);
    expect(await search.find('blusar')).toEqual([]);
  });

  it('is of one language', async () => {
    expect(await search.find('bluse', 'nb-NO')).toEqual(await search.find('skjorte', 'nb-NO'));
    expect(await search.find('bluse', 'nb-NO')).not.toEqual([]);
    expect(await search.find('bluse')).toEqual([]);
  });

  it('is left alone by the words that a shop begins with', async () => {
    await seedSynonyms(search.db, [{ language: 'nb', typed: 'kanne', meant: 'krus' }]);
    expect(await listSynonyms(search.db)).toEqual([{ languageId: 'nb-NO', typed: 'bluse', meant: 'skjorte' }]);
  });

  it.each([
    ['two words', { ...sv, typed: 'fin blus', meant: 'skjorta' }, 'not-one-word'],
    ['no word', { ...sv, typed: 'blus', meant: '--' }, 'not-one-word'],
    ['itself', { ...sv, typed: 'Skjorta', meant: 'skjorta' }, 'same-word'],
    [
      'a word of a language that nobody speaks here',
      { languageId: 'fi-FI', typed: 'a', meant: 'b' },
      'unknown-language',
    ],
  ])('is not %s', async (_, synonym, kind) => {
    expect(await addSynonym(search.db, synonym)).toEqual({ kind });
  });
});
