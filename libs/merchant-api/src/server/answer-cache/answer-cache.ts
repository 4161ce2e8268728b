import { LRUCache } from 'lru-cache';
import type { Caller } from '../../parallel/turns.ts';
import type { Clock } from '../../clock.ts';
import type { CatalogueEdition, Edition } from '../../search/index/catalogue-edition.ts';
import type { StockNews } from '../../search/index/stock-news.ts';

/** An answer as it goes over the wire. */
export interface FinishedAnswer {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
  /** The products whose stock it may show. */
  stockOf: ReadonlySet<number>;
}

/** Keeps finished answers for those who ask the same. */
export interface AnswerCache {
  /**
   * The answer that is kept for a question, or what `ask` gives; those who ask together wait for one `ask`, but the shop for
   * none that somebody outside has begun. Null, which is
   * never kept, where `ask` has no answer that suits everyone.
   */
  answerTo(
    question: string,
    ask: () => Promise<FinishedAnswer | null>,
    caller?: Caller,
  ): Promise<FinishedAnswer | null>;
}

/** What keeping answers needs. */
export interface AnswerCacheOptions {
  edition: CatalogueEdition;
  stockNews: StockNews;
  clock: Clock;
  /** How long an answer is kept at most, in milliseconds. */
  cacheMs: number;
}

interface Kept {
  answer: FinishedAnswer;
  edition: Edition;
  /** Of the news of stock that it knew. */
  moment: number;
  until: number;
}

/** In bytes of the answers, which are nearly all that is kept. */
const bounds = { max: 20_000, maxSize: 64_000_000, sizeCalculation: ({ answer }: Kept) => answer.body.byteLength };

/**
 * Makes the keeper; it lives as long as the API. An answer goes with the edition of the catalogue that it was made in, or once
 * the stock of what it shows is another.
 */
export function createAnswerCache({ edition, stockNews, clock, cacheMs }: AnswerCacheOptions): AnswerCache {
  const kept = new LRUCache<string, Kept>(bounds);
  const asked = new Map<string, Promise<FinishedAnswer | null>>();

  const isNewest = ({ answer, moment }: Kept) => !stockNews.hasAny(answer.stockOf, moment);

  async function askAnew(question: string, before: Edition, ask: () => Promise<FinishedAnswer | null>) {
    const [began, moment] = [clock.now(), stockNews.moment()];
    const answer = await ask();
    // What a change overtook may hold something of before and something of after it.
    const isWhole = (await edition.current()) === before;
    const one = answer && isWhole && { answer, edition: before, moment, until: began + cacheMs };
    if (one && isNewest(one)) kept.set(question, one);
    return answer;
  }

  return {
    async answerTo(question, ask, caller = 'shop') {
      const current = await edition.current();
      const known = kept.get(question);
      if (known && known.edition === current && clock.now() < known.until && isNewest(known)) return known.answer;
      const key = `${caller} ${current.name} ${stockNews.moment()} ${question}`;
      const running = asked.get(key) ?? askAnew(question, current, ask).finally(() => asked.delete(key));
      asked.set(key, running);
      return running;
    },
  };
}
