import { beforeEach, describe, expect, it } from 'vitest';
import type { Edition } from '../../search/index/catalogue-edition.ts';
import { createStockNews, type StockNews } from '../../search/index/stock-news.ts';
import { createAnswerCache, type FinishedAnswer, type AnswerCache } from './answer-cache.ts';

/** An answer that shows product 7 and no other. */
const answerOf = (text: string): FinishedAnswer => ({
  headers: {},
  body: new TextEncoder().encode(text),
  stockOf: new Set([7]),
});
const first: Edition = { name: 'first' };
const textOf = (answer: FinishedAnswer | null) => answer && new TextDecoder().decode(answer.body);

describe('kept answers', () => {
  let now: number;
  let edition: Edition;
  let asked: number;
  let answers: AnswerCache;
  let stockNews: StockNews;
  beforeEach(() => {
    [now, edition, asked] = [0, first, 0];
    stockNews = createStockNews({ clock: { now: () => now }, cacheMs: 60_000 });
    answers = createAnswerCache({
      stockNews,
      edition: { current: async () => edition },
      clock: { now: () => now },
      cacheMs: 60_000,
    });
  });

  const ask = async (question: string, make?: () => FinishedAnswer | null) =>
    textOf(
      await answers.answerTo(question, async () => {
        asked += 1;
        return make ? make() : answerOf(`${question} ${asked}`);
      }),
    );

  it('are given for a minute, to those who ask the same', async () => {
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a 1', 'b 2', 'a 1']);
    now = 59_999;
    expect(await ask('a')).toBe('a 1');
    now = 60_000;
    expect(await ask('a')).toBe('a 3');
  });

  it('go with the edition of the catalogue', async () => {
    await ask('a');
    edition = { name: 'second' };
    expect(await ask('a')).toBe('a 2');
  });

  it('go once what they show is sold, and not when other goods are', async () => {
    await ask('a');
    stockNews.note([8]);
    expect(await ask('a')).toBe('a 1');
    stockNews.note([9, 7]);
    expect([await ask('a'), await ask('a')]).toEqual(['a 2', 'a 2']);
  });

  it('are not kept where a sale overtook them', async () => {
    const overtaken = () => {
      stockNews.note([7]);
      return answerOf('half');
    };
    expect(await ask('a', overtaken)).toBe('half');
    expect(await ask('a')).toBe('a 2');
  });

  it('are not kept where a change of the catalogue overtook them', async () => {
    const overtaken = () => {
      edition = { name: 'second' };
      return answerOf('half');
    };
    expect(await ask('a', overtaken)).toBe('half');
    edition = first;
    expect(await ask('a')).toBe('a 2');
  });

  it('are asked for once by those who ask together, and anew where there was none to keep', async () => {
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1']);
    expect(await ask('b', () => null)).toBeNull();
    expect(await ask('b')).toBe('b 3');
  });

  it('do not stand in the way where asking failed', async () => {
    const failing = () => {
      throw new Error('the database is gone');
    };
    await expect(ask('a', failing)).rejects.toThrow('gone');
    expect(await ask('a')).toBe('a 2');
  });
});
