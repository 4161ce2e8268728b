import { createRandom, type Random } from './random.ts';

export const width = 960;
export const height = 1200;

/** What one drawing collects while it is made: definitions, fresh ids and its own random numbers. */
export interface Sheet {
  random: Random;
  /** Adds a definition under a fresh id and answers `url(#id)`. The markup gets the id to put in. */
  define(markup: (id: string) => string): string;
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  definitions(): string;
}

/** An empty sheet whose random numbers follow from the name. */
export function createSheet(name: string): Sheet {
  const random = createRandom(name);
  const definitions: string[] = [];
  return {
    random,
    define(markup) {
      const id = `d${definitions.length}`;
      definitions.push(markup(id));
      return `url(#${id})`;
    },
    between: (low, high) => low + (high - low) * random(),
    definitions: () => definitions.join('\n'),
  };
}

/** Shortens a number for markup. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
