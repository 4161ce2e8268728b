import type { FavouriteChanges, FavouriteList, FavouriteListChanges, Favourites } from '@torg/commerce-sdk/extensions';

/** What leads from one state to another; null where they are the same. Whoever else changes something keeps theirs. */
export function changesBetween(before: Favourites, after: Favourites): FavouriteChanges | null {
  const { added: mark, gone: unmark } = compare(before.productIds, after.productIds);
  const lists = [
    ...after.lists.flatMap((list) => listChanges(findList(before.lists, list.id), list) ?? []),
    ...before.lists.filter(({ id }) => !findList(after.lists, id)).map(({ id }) => ({ id, isGone: true })),
  ];
  return mark.length + unmark.length + lists.length === 0 ? null : { mark, unmark, lists };
}

/** What there is after a change, as the account does it too. Links are the account's to give. */
export function withChanges(
  favourites: Favourites,
  { mark = [], unmark = [], lists = [] }: FavouriteChanges,
): Favourites {
  const changed = lists.reduce(withListChanges, favourites.lists);
  const added = [...mark, ...lists.flatMap((list) => (list.isGone ? [] : (list.add ?? [])))];
  const left = without(favourites.productIds, unmark);
  const productIds = [...without([...new Set(added)], left), ...left];
  const marked = new Set(productIds);
  return {
    productIds,
    lists: changed.map((list) => ({ ...list, productIds: list.productIds.filter((id) => marked.has(id)) })),
  };
}

function withListChanges(
  lists: readonly FavouriteList[],
  { id, name, add = [], remove = [], isGone }: FavouriteListChanges,
): readonly FavouriteList[] {
  if (isGone) return lists.filter((list) => list.id !== id);
  const known =
    findList(lists, id) ?? lists.find((list) => name !== undefined && list.name.toLowerCase() === name.toLowerCase());
  if (!known)
    return name === undefined ? lists : [...lists, { id, name, productIds: [...new Set(add)], shareKey: null }];
  const kept = without(known.productIds, remove);
  const changed = {
    ...known,
    ...(name !== undefined && known.id === id && { name }),
    productIds: [...without([...new Set(add)], kept), ...kept],
  };
  return lists.map((list) => (list === known ? changed : list));
}

function listChanges(before: FavouriteList | undefined, after: FavouriteList): FavouriteListChanges | null {
  const { id, name, productIds } = after;
  if (!before) return { id, name, add: productIds };
  const { added: add, gone: remove } = compare(before.productIds, productIds);
  if (before.name === name && add.length + remove.length === 0) return null;
  return { id, ...(before.name !== name && { name }), add, remove };
}

const findList = (lists: readonly FavouriteList[], id: string) => lists.find((list) => list.id === id);

const compare = (before: readonly number[], after: readonly number[]) => ({
  added: without(after, before),
  gone: without(before, after),
});

function without(ids: readonly number[], others: readonly number[]): readonly number[] {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
}
