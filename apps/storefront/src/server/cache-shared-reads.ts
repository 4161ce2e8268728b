import type { SharedReads } from '../scope/shared-reads.ts';

/** How long (ms) an answer is shared: as long as a cache in front may keep a page. */
const cacheMs = 60_000;

/**
 * The most names that are kept: the categories of a large shop, and few enough whatever visitors ask for. The one that was
 * asked for longest ago gives way, so that made up addresses never push out what every page reads.
 */
const mostNames = 500;

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

/** Shares answers between the requests of one site for a minute. Who asks while one is on its way waits for that one. */
export function cacheSharedReads(clock: { now(): number }): SharedReads {
  const kept = new Map<string, Kept>();

  /** A map keeps its names in order: the last one is that which was asked for just now. */
  function putLast(name: string, entry: Kept): void {
    kept.delete(name);
    kept.set(name, entry);
  }

  function keep(name: string, answer: Promise<unknown>): void {
    const entry = { answer, until: clock.now() + cacheMs };
    putLast(name, entry);
    const [first] = kept.keys();
    if (kept.size > mostNames && first !== undefined) kept.delete(first);
    answer.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
  }

  return {
    read<Data>(name: string, ask: () => Promise<Data>): Promise<Data> {
      const found = kept.get(name);
      if (found && clock.now() < found.until) {
        putLast(name, found);
        return found.answer as Promise<Data>; // one name, one kind of answer
      }
      const answer = ask();
      keep(name, answer);
      return answer;
    },
  };
}
