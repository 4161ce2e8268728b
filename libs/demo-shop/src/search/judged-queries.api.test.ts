import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi, openSearchTest, type SearchTest } from '@torg/merchant-api/testing';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { synonyms } from '../content/synonyms.ts';
import { norwegianQueries } from './judged-queries.nb.ts';
import { swedishQueries } from './judged-queries.sv.ts';

const languages = [
  { name: 'Swedish', languageId: 'sv-SE', queries: swedishQueries },
  { name: 'Norwegian', languageId: 'nb-NO', queries: norwegianQueries },
];

describeApi('the judged searches', () => {
  let search: SearchTest;
  beforeAll(async () => {
    search = await openSearchTest(demoCatalogue, synonyms);
  });
  afterAll(() => search.close());

  describe.each(languages)('in $name', ({ languageId, queries }) => {
    it('are sixty at least, each asked once', () => {
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
      expect(queries.length).toBeGreaterThanOrEqual(60);
    });

    it.each(queries)('$query: $why', async ({ query, first }) => {
      const keys = await search.find(query, languageId);
      const wanted = (key: string) => first.find((part) => key === part || key.startsWith(`${part}/`));
      const firstOther = keys.findIndex((key) => wanted(key) === undefined);
      const leading = new Set((firstOther < 0 ? keys : keys.slice(0, firstOther)).map(wanted));
      const found = first.length === 0 ? keys : first.filter((part) => leading.has(part));
      expect({ found, then: keys.slice(0, 5) }).toMatchObject({ found: first });
    });
  });
});
