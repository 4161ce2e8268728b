import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openSeededDatabase } from '../../testing/seeded-database.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { understandText } from './understand-text.ts';

describeApi('what a text means', () => {
  let database: OpenDatabase;
  let statements: string[] = [];
  beforeAll(async () => {
    database = await openSeededDatabase(testCatalogue, ({ sql }) => void statements.push(sql));
  });
  afterAll(() => database.close());

  async function ask(text: string): Promise<{ words: number; statements: number }> {
    statements = [];
    const meanings = await understandText(database.db, text, 'sv-SE');
    return { words: meanings.length, statements: statements.length };
  }

  it('is asked with one statement where names hold its words', async () => {
    expect(await ask('mugg')).toEqual({ words: 1, statements: 1 });
    expect(await ask('vit mugg i skjorta')).toEqual({ words: 3, statements: 1 });
  });

  it('is asked with two where words must be guessed, however many', async () => {
    expect(await ask('mgug')).toEqual({ words: 1, statements: 2 });
    expect(await ask('skjrota vitmugg')).toEqual({ words: 2, statements: 2 });
    expect(await ask('mgug mugg skjort')).toEqual({ words: 3, statements: 2 });
  });

  describe('is nothing', () => {
    it('where one of its words means nothing', async () => {
      expect(await ask('mugg qzwxqzwx')).toEqual({ words: 0, statements: 2 });
    });

    it.each([
      ['cannot be guessed, as a number', 'mugg 918273645 vit'],
      ['is too long to be guessed', `mugg ${'qzwx'.repeat(10)} vit`],
      ['is one of too many that are not known', 'mgug skjrota vitmugg'],
    ])('and nothing is asked on where a word %s', async (_, text) => {
      expect(await ask(text)).toEqual({ words: 0, statements: 1 });
    });
  });
});
