import { describe, expect, it } from 'vitest';
import { buildCart, buildCartLine } from '../testing/build-cart.ts';
import { createFakeStorePorts } from '../testing/create-fake-store-ports.ts';
import { createStores } from './create-stores.ts';
import { takeSnapshot } from './stores-snapshot.ts';

const anna = { firstName: 'Anna', lastName: 'Lind', email: 'anna@torg.example', customerType: 'PERSON' } as const;

describe('createStores', () => {
  it('lets the stores share one event log', async () => {
    const stores = createStores(createFakeStorePorts());
    await stores.cart.add({ skuId: 3, quantity: 1 });
    stores.favourites.toggle(5);
    stores.customer.change('ORGANIZATION');
    await stores.session.signOut();
    expect(stores.events.events.map(({ type }) => type)).toEqual([
      'cart:add',
      'favorite:add',
      'customer-type:change',
      'user:logout',
    ]);
  });

  it('asks for the cart in the market that another tab has chosen', async () => {
    const ports = createFakeStorePorts();
    const checkoutMarkets = [{ alias: 'fi', country: 'FI', currency: 'EUR' }];
    const stores = createStores(ports, { customerType: 'PERSON', checkoutMarkets });
    stores.market.receiveCheckoutMarket({ market: 'se', checkoutMarket: 'fi' });
    await stores.cart.load('cart-1');
    expect(ports.cart.announced).toEqual([{ cart: ports.cart.held(), market: 'fi' }]);
  });

  it('makes stores that share nothing with those of another visitor', () => {
    const [one, other] = [createStores(createFakeStorePorts()), createStores(createFakeStorePorts())];
    one.favourites.toggle(5);
    one.cart.receive(buildCart([buildCartLine(1, 1)]));
    expect([other.favourites.count, other.cart.itemCount, other.events.events.length]).toEqual([0, 0, 0]);
  });
});

describe('the snapshot', () => {
  it('brings cart and customer type to the browser as plain data', () => {
    const server = createStores(createFakeStorePorts(), { customerType: 'ORGANIZATION' });
    server.cart.receive(buildCart([buildCartLine(1, 2)]));
    const text = JSON.stringify(takeSnapshot(server, { isPersonal: false }));
    const browser = createStores(createFakeStorePorts(), JSON.parse(text));
    expect(browser.cart.itemCount).toBe(2);
    expect(browser.customer.vatView).toBe('exVat');
  });

  it('holds nothing of the visitor on a page that shows no cart', () => {
    expect(takeSnapshot(createStores(createFakeStorePorts()), { isPersonal: false })).toEqual({
      customerType: 'PERSON',
      checkoutMarkets: [],
    });
  });

  it('holds nobody, so that a page for a signed-in shopper is the page for everyone', () => {
    const stores = createStores(createFakeStorePorts());
    stores.session.receive(anna);
    expect(JSON.stringify(takeSnapshot(stores, { isPersonal: false }))).not.toContain('Anna');
  });

  it('brings the shopper along on a page that is for them alone', () => {
    const server = createStores(createFakeStorePorts());
    server.session.receive(anna);
    const browser = createStores(createFakeStorePorts(), takeSnapshot(server, { isPersonal: true }));
    expect(browser.session.user).toEqual(anna);
  });

  it('lets the browser begin with an empty cart page that the server rendered', async () => {
    const server = createStores(createFakeStorePorts());
    await server.cart.load(null);
    const browser = createStores(
      createFakeStorePorts(),
      JSON.parse(JSON.stringify(takeSnapshot(server, { isPersonal: false }))),
    );
    expect(browser.cart.state).toEqual({ status: 'ready', cart: null });
  });

  it('announces nothing when the browser takes it over', () => {
    const ports = createFakeStorePorts();
    createStores(ports, { cart: buildCart(), customerType: 'PERSON' });
    expect(ports.cart.announced).toEqual([]);
  });
});
