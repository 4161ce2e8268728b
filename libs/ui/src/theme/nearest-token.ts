import type { TokenName } from './tokens.ts';
import { tokenList } from './token-list.ts';

/**
 * The token that somebody meant who wrote a name that none has: the one that shares most of its words, and among those, most
 * of its letters.
 */
export function nearestToken(written: string): TokenName | undefined {
  const words = written.split('.');
  const distance = (name: string) => {
    const shared = name.split('.').filter((word) => words.includes(word)).length;
    return changesBetween(written, name) - shared * 100;
  };
  const names = tokenList().map(({ name }) => name);
  return names.sort((one, other) => distance(one) - distance(other))[0];
}

/** How many letters are to be put in, taken out or changed to make one word of another. */
function changesBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const after = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (before[column] ?? 0) + (letter === wanted ? 0 : 1);
      after.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (after[column] ?? 0) + 1));
    }
    before = after;
  }
  return before.at(-1) ?? 0;
}
