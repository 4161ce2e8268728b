import type { Clock } from '../../clock.ts';
import type { CatalogueEdition, Edition } from '../../search/index/catalogue-edition.ts';
import { createBoundedCache } from '../bounded-cache.ts';

/** An answer as it goes over the wire. */
export interface FinishedAnswer {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
}

/** Keeps finished answers for those who ask the same. */
export interface KeptAnswers {
  /**
   * The answer that is kept for a question, or what `ask` gives; those who ask together wait for one `ask`. Null, which is
   * never kept, where `ask` has no answer that suits everyone.
   */
  answerTo(question: string, ask: () => Promise<FinishedAnswer | null>): Promise<FinishedAnswer | null>;
}

/** What keeping answers needs. */
export interface AnswerKeeping {
  edition: CatalogueEdition;
  clock: Clock;
  /** How long an answer is kept at most, in milliseconds. */
  keptFor: number;
}

interface Kept {
  answer: FinishedAnswer;
  edition: Edition;
  until: number;
}

/** In bytes of the answers, which are nearly all that is kept. */
const bounds = { entries: 20_000, weight: 64_000_000, weigh: ({ answer }: Kept) => answer.body.byteLength };

/** Makes the keeper; it lives as long as the API. An answer goes with the edition of the catalogue that it was made in. */
export function createKeptAnswers({ edition, clock, keptFor }: AnswerKeeping): KeptAnswers {
  const kept = createBoundedCache<Kept>(bounds);
  const asked = new Map<string, Promise<FinishedAnswer | null>>();

  async function askAnew(question: string, before: Edition, ask: () => Promise<FinishedAnswer | null>) {
    const began = clock.now();
    const answer = await ask();
    // What a change overtook may hold something of before and something of after it.
    const isWhole = (await edition.current()) === before;
    if (answer && isWhole) kept.set(question, { answer, edition: before, until: began + keptFor });
    return answer;
  }

  return {
    async answerTo(question, ask) {
      const current = await edition.current();
      const known = kept.get(question);
      if (known && known.edition === current && clock.now() < known.until) return known.answer;
      const key = `${current.name} ${question}`;
      const running = asked.get(key) ?? askAnew(question, current, ask).finally(() => asked.delete(key));
      asked.set(key, running);
      return running;
    },
  };
}
