import type { TextStorage } from '@torg/stores';
import { foldSearch } from '../../queries/search-menu-queries.ts';

/** More than these nobody looks through. */
const mostKept = 6;

/** What was searched for in this browser, the latest first; nothing where something else is stored. */
export function readPastSearches(storage: TextStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Puts a search first. The same in other letters is kept once. */
export function rememberSearch(storage: TextStorage, text: string): void {
  const others = readPastSearches(storage).filter((past) => foldSearch(past) !== foldSearch(text));
  storage.write(JSON.stringify([text.trim(), ...others].slice(0, mostKept)));
}

export function forgetSearches(storage: TextStorage): void {
  storage.write('[]');
}
