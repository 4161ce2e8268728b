import type { SharedReads } from '../scope/shared-reads.ts';

/** How long (ms) an answer is shared: as long as a cache in front may keep a page. */
const keptFor = 60_000;

/** The most names that are kept: the categories of a large shop, and few enough whatever visitors ask for. */
const mostNames = 500;

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

/** Shares answers between the requests of one site for a minute. Who asks while one is on its way waits for that one. */
export function keepSharedReads(clock: { now(): number }): SharedReads {
  const kept = new Map<string, Kept>();

  function keep(name: string, answer: Promise<unknown>): void {
    const entry = { answer, until: clock.now() + keptFor };
    kept.delete(name);
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostNames && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
  }

  return {
    read<Data>(name: string, ask: () => Promise<Data>): Promise<Data> {
      const found = kept.get(name);
      if (found && clock.now() < found.until) return found.answer as Promise<Data>; // one name, one kind of answer
      const answer = ask();
      keep(name, answer);
      return answer;
    },
  };
}
