import { storableText } from '../database/storable-text.ts';

/** The most products that a customer can have marked. */
export const mostFavourites = 2_000;
/** The most lists that a customer can have. */
export const mostLists = 50;
const longestName = 60;
const longestId = 40;

/** What a client asks for, as it was sent. */
interface SentListChanges {
  id: string;
  name?: string | null;
  add?: readonly number[] | null;
  remove?: readonly number[] | null;
  isShared?: boolean | null;
  isGone?: boolean | null;
}

/** What is to become of one list. */
export interface ListChanges {
  id: string;
  /** Null where it keeps the one that it has. */
  name: string | null;
  add: readonly number[];
  remove: readonly number[];
  /** Null where nothing is to change. */
  isShared: boolean | null;
  isGone: boolean;
}

/** Reads what is to become of lists. One without an id is left out, and of a name that is too long the rest. */
export function readListChanges(sent: readonly SentListChanges[]): readonly ListChanges[] {
  return sent.slice(0, 2 * mostLists).flatMap((list) => {
    const id = storableText(list.id).trim().slice(0, longestId);
    if (id === '') return [];
    const { add, remove, isShared, isGone } = list;
    return {
      id,
      name: readListName(list.name ?? ''),
      add: readProductIds(add),
      remove: readProductIds(remove),
      isShared: isShared ?? null,
      isGone: isGone === true,
    };
  });
}

/** Reads products in the order that was sent, each once. */
export function readProductIds(sent: readonly number[] | null | undefined): readonly number[] {
  return [...new Set(sent)].slice(0, mostFavourites);
}

function readListName(sent: string): string | null {
  const name = storableText(sent).replaceAll(/\s+/g, ' ').trim();
  return name === '' ? null : [...name].slice(0, longestName).join('');
}

/** Whether two lists are called the same, as people read names. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
