import { describe, expect, it, vi } from 'vitest';
import { buildCart, buildCartLine } from '../testing/build-cart.ts';
import { createFakeStorePorts } from '../testing/create-fake-store-ports.ts';
import { rightPassword } from '../testing/create-fake-session-ports.ts';
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
    ports.cart.keep('cart-1');
    await stores.cart.load();
    expect(ports.cart.announced).toEqual([{ cart: ports.cart.held(), marketId: 'fi' }]);
  });

  it('goes on with the cart that the shop’s server keeps for whoever signs in or out', async () => {
    const ports = createFakeStorePorts();
    ports.cart.keep('cart-1');
    const stores = createStores(ports);
    await stores.cart.load();
    ports.cart.keep('cart-2');
    await stores.session.signIn({ email: anna.email, password: rightPassword, remember: false });
    await vi.waitFor(() => expect(ports.cart.calls).toEqual(['fetch cart-1', 'fetch cart-2']));
    ports.cart.keep(null);
    await stores.session.signOut();
    expect(stores.cart.cart).toBeNull();
  });

  it('shows an organization that signs in prices without VAT, and says whom they are for', async () => {
    const organization = { ...anna, customerType: 'ORGANIZATION' } as const;
    const ports = createFakeStorePorts();
    const session = { ...ports.session, signIn: async () => ({ kind: 'signed-in', user: organization }) as const };
    const rememberCustomerType = vi.fn();
    const stores = createStores({ ...ports, session, rememberCustomerType });
    await stores.session.signIn({ email: anna.email, password: rightPassword, remember: false });
    expect([stores.customer.customerType, stores.customer.vatView]).toEqual(['ORGANIZATION', 'exVat']);
    expect(rememberCustomerType).toHaveBeenCalledExactlyOnceWith('ORGANIZATION');
  });

  it('leaves a customer who is found signed in what they chose since', () => {
    const stores = createStores(createFakeStorePorts(), { customerType: 'PERSON', checkoutMarkets: [] });
    stores.session.receive({ ...anna, customerType: 'ORGANIZATION' });
    expect(stores.customer.customerType).toBe('PERSON');
  });

  it('counts the cart anew for a shopper who signed in in another tab, and not for one who is only now known', async () => {
    const ports = createFakeStorePorts();
    ports.cart.keep('cart-1');
    const stores = createStores(ports);
    stores.session.receive(anna);
    expect(ports.cart.calls).toEqual([]);
    stores.session.receive(null);
    await vi.waitFor(() => expect(ports.cart.calls).toEqual(['fetch cart-1']));
    stores.session.receive(null);
    stores.session.receive(anna);
    await vi.waitFor(() => expect(ports.cart.calls).toEqual(['fetch cart-1', 'fetch cart-1']));
  });

  it('makes stores that share nothing with those of another visitor', () => {
    const [one, other] = [createStores(createFakeStorePorts()), createStores(createFakeStorePorts())];
    one.favourites.toggle(5);
    one.cart.receive({ cart: buildCart([buildCartLine(1, 1)]) });
    expect([other.favourites.count, other.cart.itemCount, other.events.events.length]).toEqual([0, 0, 0]);
  });
});

describe('the snapshot', () => {
  it('brings cart and customer type to the browser as plain data', () => {
    const server = createStores(createFakeStorePorts(), { customerType: 'ORGANIZATION' });
    server.cart.receive({ cart: buildCart([buildCartLine(1, 2)]) });
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

  it('holds no cart on a page that others read', () => {
    const server = createStores(createFakeStorePorts());
    server.cart.receive({ cart: buildCart([buildCartLine(1, 2)]) });
    expect(takeSnapshot(server, { isPersonal: false, hasCart: false })).toEqual({
      customerType: 'PERSON',
      checkoutMarkets: [],
    });
  });

  it('lets the browser begin with an empty cart page that the server rendered', async () => {
    const server = createStores(createFakeStorePorts());
    await server.cart.load();
    const browser = createStores(
      createFakeStorePorts(),
      JSON.parse(JSON.stringify(takeSnapshot(server, { isPersonal: false }))),
    );
    expect(browser.cart.state).toEqual({ status: 'ready', cart: null, optimisticUpdates: [] });
  });

  it('announces nothing when the browser takes it over', () => {
    const ports = createFakeStorePorts();
    createStores(ports, { cart: { cart: buildCart() }, customerType: 'PERSON' });
    expect(ports.cart.announced).toEqual([]);
  });
});
