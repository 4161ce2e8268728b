import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { readFavouriteLists } from '../favourite/favourite.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { storeQuestion } from '../question/question.repository.ts';
import { storeReview } from '../review/post-review.repository.ts';
import { readSavedCarts, writeSavedCart } from '../saved-cart/saved-cart.repository.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { deleteUser } from './delete-user.ts';
import { createUserRepository } from './user.repository.ts';

describeApi('what a customer made beside their profile', () => {
  let open: OpenDatabase;
  beforeAll(async () => void (open = await openSeededDatabase(testCatalogue)));
  afterAll(() => open.close());

  const customer = async (name: string) => {
    const { db } = open;
    const names = {
      email: `${name}@torg.example`,
      first_name: name,
      last_name: 'Ek',
      customer_type: 'PERSON',
    } as const;
    const password = { password_salt: '', password_hash: '', created_at: new Date(testStart) };
    const row = { ...names, ...password, personal_id: null, meta_data: null };
    const { user_id } = await db.insertInto('users').values(row).returning('user_id').executeTakeFirstOrThrow();
    const { product_id } = await db.selectFrom('products').select('product_id').limit(1).executeTakeFirstOrThrow();
    await writeSavedCart(db, user_id, { id: 'own', name, savedAt: new Date(testStart), items: [] });
    await db.insertInto('favourites').values({ user_id, product_id }).execute();
    await db.insertInto('favourite_lists').values({ user_id, list_id: 'own', name, share_key: null }).execute();
    await db.insertInto('favourite_list_items').values({ user_id, list_id: 'own', product_id }).execute();
    const review = { productId: product_id, languageId: 'sv-SE', rating: 5, author: name, comment: 'Fin.' };
    await storeReview(db, { userId: user_id, ...review }, testStart);
    const question = { productId: product_id, languageId: 'sv-SE', author: name, text: `${name} undrar`, email: null };
    await storeQuestion(db, { ...question, userId: user_id, now: testStart });
    return user_id;
  };
  const left = async (userId: number, name: string) => ({
    savedCarts: (await readSavedCarts(open.db, userId)).length,
    lists: (await readFavouriteLists(open.db, userId)).length,
    items: (await open.db.selectFrom('favourite_list_items').selectAll().where('user_id', '=', userId).execute())
      .length,
    reviews: (await open.db.selectFrom('reviews').select('author').where('author', '=', name).execute()).length,
    questions: (await open.db.selectFrom('questions').select('body').where('author', '=', name).execute()).length,
  });

  it('is deleted with the account: saved carts, lists, reviews and the name by a question; nothing of another customer is', async () => {
    const [gun, leo] = [await customer('Gun'), await customer('Leo')];
    const all = { savedCarts: 1, lists: 1, items: 1, reviews: 1, questions: 1 };
    expect([await left(gun, 'Gun'), await left(leo, 'Leo')]).toEqual([all, all]);
    const user = await createUserRepository(open.db).find(gun);
    if (!user) throw new Error('There is no such customer');
    await deleteUser({ db: open.db, queueMail }, user, { now: testStart, languageId: 'sv-SE' });
    expect(await left(gun, 'Gun')).toEqual({ savedCarts: 0, lists: 0, items: 0, reviews: 0, questions: 0 });
    expect(await left(leo, 'Leo')).toEqual(all);
  });
});
