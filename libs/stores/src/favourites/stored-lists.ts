import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';

/** What is kept beside the marks themselves. */
export interface KeptLists {
  lists: readonly FavouriteList[];
  /** What the customer's account held when it was last heard; null where it never was. */
  heard: Favourites | null;
}

/** Writes lists as a text. */
export function writeLists({ lists, heard }: KeptLists): string {
  return JSON.stringify({ lists, heard });
}

/** Reads lists back. A damaged text is none. */
export function readLists(text: string | null): KeptLists {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    kept = null;
  }
  const { lists, heard } = (kept ?? {}) as { lists?: unknown; heard?: Partial<Favourites> | null }; // each part is looked at
  return {
    lists: listsIn(lists),
    heard: Array.isArray(heard?.productIds)
      ? { productIds: heard.productIds.filter(isId), lists: listsIn(heard.lists) }
      : null,
  };
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id);

function listsIn(kept: unknown): readonly FavouriteList[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((list: Partial<FavouriteList> | null) =>
    typeof list?.id === 'string' && typeof list.name === 'string' && Array.isArray(list.productIds)
      ? {
          id: list.id,
          name: list.name,
          productIds: list.productIds.filter(isId),
          shareKey: typeof list.shareKey === 'string' ? list.shareKey : null,
        }
      : [],
  );
}
