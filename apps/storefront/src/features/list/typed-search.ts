import { href } from '@torg/market-routing';
import type { AppScope } from '../../scope/app-scope.ts';

/** The search field takes no more letters. */
export const longestTerm = 200;

/** What was typed, in the address of the search that stands for it. */
const typedKey = 'typed';

/** A search without the marks that it stands between when its words are meant letter by letter. */
export function bareTerm(term: string): string {
  return term.replace(/["“”„«»]/gu, '').trim();
}

/** Whether a search is meant letter by letter. */
export function isExact(term: string): boolean {
  return /^["“”„«»].*["“”„«»]$/u.test(term.trim());
}

/** What was typed where another spelling is searched; null where it is searched itself. */
export function typedIn(query: URLSearchParams): string | null {
  const typed = query.get(typedKey)?.trim() ?? '';
  return typed === '' || typed.length > longestTerm ? null : typed;
}

/** The search of another spelling, which tells what was typed. */
export function spelledSearch({ site }: Pick<AppScope, 'site'>, spelling: string, typed: string): string {
  return `${href(site.locale, 'search', { search: spelling })}?${String(new URLSearchParams([[typedKey, typed]]))}`;
}

/** The search of exactly what was typed. */
export function exactSearch({ site }: Pick<AppScope, 'site'>, typed: string): string {
  return href(site.locale, 'search', { search: `"${bareTerm(typed)}"` });
}
