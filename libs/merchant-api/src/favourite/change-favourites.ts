import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { isSameName, mostFavourites, mostLists, type ListChanges } from './favourite-changes.rules.ts';
import { knownProducts, readFavouriteIds, readFavouriteLists } from './favourite.repository.ts';

export interface FavouriteChanges {
  /** Newest first. */
  mark: readonly number[];
  unmark: readonly number[];
  lists: readonly ListChanges[];
}

interface Customer {
  userId: number;
  newId(): string;
}

/** Does what is named and leaves all else; of two at once one follows the other. What does not fit is left out. */
export async function changeFavourites(db: ShopDatabase, customer: Customer, changes: FavouriteChanges): Promise<void> {
  const { userId } = customer;
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    for (const chunk of inChunks(changes.unmark))
      await trx.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', 'in', chunk).execute();
    await mark(trx, userId, changes.mark);
    for (const list of changes.lists) await changeList(trx, customer, list);
  });
}

/** Marks what there is room for, the newest first, and gives those that are marked now, the oldest first. */
async function mark(trx: ShopDatabase, userId: number, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const marked = new Set(await readFavouriteIds(trx, userId));
  const known = await knownProducts(trx, productIds);
  const added = known.filter((id) => !marked.has(id)).slice(0, Math.max(0, mostFavourites - marked.size));
  for (const chunk of inChunks(added.toReversed()))
    await trx
      .insertInto('favourites')
      .values(chunk.map((product_id) => ({ user_id: userId, product_id })))
      .execute();
  const fits = new Set(added);
  return known.filter((id) => marked.has(id) || fits.has(id)).toReversed();
}

async function changeList(trx: ShopDatabase, { userId, newId }: Customer, changes: ListChanges): Promise<void> {
  const lists = await readFavouriteLists(trx, userId);
  const known =
    lists.find(({ id }) => id === changes.id) ??
    lists.find(({ name }) => changes.name !== null && isSameName(name, changes.name));
  if (changes.isGone) {
    if (known?.id === changes.id) await ofList(trx, userId, changes.id).delete().execute();
    return;
  }
  if (!known && (changes.name === null || lists.length >= mostLists)) return;
  const id = known?.id ?? changes.id;
  if (!known) {
    const made = { user_id: userId, list_id: id, name: changes.name ?? '', share_key: null };
    await trx.insertInto('favourite_lists').values(made).execute();
  } else if (changes.name !== null && known.id === changes.id) {
    await ofList(trx, userId, id).update({ name: changes.name }).execute();
  }
  if (changes.isShared !== null && changes.isShared !== Boolean(known?.shareKey))
    await ofList(trx, userId, id)
      .update({ share_key: changes.isShared ? newId() : null })
      .execute();
  for (const chunk of inChunks(changes.remove))
    await trx
      .deleteFrom('favourite_list_items')
      .where('user_id', '=', userId)
      .where('list_id', '=', id)
      .where('product_id', 'in', chunk)
      .execute();
  for (const chunk of inChunks(await mark(trx, userId, changes.add)))
    await trx
      .insertInto('favourite_list_items')
      .values(chunk.map((product_id) => ({ user_id: userId, list_id: id, product_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** One list, to be changed or to end. */
function ofList(trx: ShopDatabase, userId: number, id: string) {
  return {
    delete: () => trx.deleteFrom('favourite_lists').where('user_id', '=', userId).where('list_id', '=', id),
    update: (values: { name: string } | { share_key: string | null }) =>
      trx.updateTable('favourite_lists').set(values).where('user_id', '=', userId).where('list_id', '=', id),
  };
}
