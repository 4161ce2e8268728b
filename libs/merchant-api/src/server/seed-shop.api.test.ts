import { expect, it } from 'vitest';
import { invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk } from '../testing/open-order-desk.ts';
import { describeApi, graphqlRequest, testKey } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createMerchantApi } from './create-merchant-api.ts';
import { seedShop } from './seed-shop.ts';
import { testProfile } from '../testing/test-profile.ts';

const add = `mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }`;
const catalogueOf = `{ products(take: 200, filter: { includeCollapsed: true, sort: ALPHABETICAL }) {
  count products { productId alias name skus { skuId } unitPrice { sellingPriceIncVat } } } }`;
const cartOf = 'query($id: String) { getCart(id: $id) { items { skuId quantity product { name } } } }';

describeApi('a database that is opened again', () => {
  it('keeps its carts when the catalogue changes, and every id', async () => {
    const database = await createTestDatabase();
    const open = (catalogue: typeof testCatalogue) =>
      createMerchantApi({
        profile: testProfile,
        ...database.place,
        catalogue,
        apiKey: testKey,
        clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
        randomId: () => 'kept',
        report: () => {},
        picturesDir: 'nowhere',
      });
    const ask = async (api: Awaited<ReturnType<typeof open>>, query: string, variables: object = {}) =>
      (await (await api.fetch(graphqlRequest({ query, variables }))).json()).data;

    const first = await open(testCatalogue);
    const { products: before } = await ask(first, catalogueOf);
    const [book, , , mug] = before.products;
    await ask(first, '{ getCart { id } }');
    await ask(first, add, { id: 'kept', item: { skuId: mug.skus[0].skuId, quantity: 2 } });
    await first.close();

    const second = await open(testCatalogue);
    expect((await ask(second, catalogueOf)).products).toEqual(before);
    await second.close();

    const [changedMug, ...others] = testCatalogue.families;
    if (!changedMug) throw new Error('The test catalogue begins with the mug');
    const families = [...others.filter(({ key }) => key !== 'bok'), { ...changedMug, price: { sek: 120, nok: 130 } }];
    const third = await open({ ...testCatalogue, version: 'test-2', families });
    const { products: after } = await ask(third, catalogueOf);
    expect(after.count).toBe(before.count - 1);
    expect(after.products.map(({ alias }: { alias: string }) => alias)).not.toContain(book.alias);
    const sameMug = after.products.find(({ alias }: { alias: string }) => alias === mug.alias);
    expect(sameMug).toEqual({ ...mug, unitPrice: { sellingPriceIncVat: 120 } });
    expect((await ask(third, cartOf, { id: 'kept' })).getCart.items).toEqual([
      { skuId: mug.skus[0].skuId, quantity: 2, product: { name: mug.name } },
    ]);
    await third.close();
    await database.drop();
  });
});

describeApi('a catalogue that is renewed', () => {
  it('leaves the stock as sales have left it, and fills that of new goods', async () => {
    const desk = await openOrderDesk();
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 2);
    await desk.place(cartId, { ...invoiceCheckout });
    expect(await desk.inStock('MUG-2')).toBe(1);
    await desk.db
      .deleteFrom('stock')
      .where('sku_id', '=', await desk.skuId('MUG-1'))
      .execute();
    await seedShop(desk.db, desk.now, { catalogue: { ...testCatalogue, version: 'test-2' } });
    expect([await desk.inStock('MUG-2'), await desk.inStock('MUG-1')]).toEqual([1, 10]);
    await desk.close();
  });
});
