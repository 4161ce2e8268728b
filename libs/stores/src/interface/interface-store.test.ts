import { describe, expect, it } from 'vitest';
import { createFakeStorePorts } from '../testing/create-fake-store-ports.ts';
import { createManualScheduler } from '../testing/create-manual-scheduler.ts';
import { InterfaceStore } from './interface-store.ts';

function createStore() {
  const scheduler = createManualScheduler();
  return { store: new InterfaceStore({ ...createFakeStorePorts(), scheduler }), scheduler };
}

describe('notifications', () => {
  it('stay for 5 seconds, top right', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Sparad', { mode: 'success' });
    scheduler.advance(4999);
    expect(store.notifications.current).toEqual({
      message: 'Sparad',
      mode: 'success',
      placement: 'top-right',
      action: null,
    });
    scheduler.advance(1);
    expect(store.notifications.current).toBeNull();
  });

  it('replace each other, and the new one has its whole time', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Den första');
    scheduler.advance(4000);
    store.notifications.show('Den andra');
    scheduler.advance(4999);
    expect(store.notifications.current?.message).toBe('Den andra');
    scheduler.advance(1);
    expect(store.notifications.current).toBeNull();
  });

  it('that tell what went wrong stay until they are closed', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Det gick inte', { mode: 'error' });
    scheduler.advance(3_600_000);
    expect(store.notifications.current?.message).toBe('Det gick inte');
    store.notifications.dismiss();
    expect(store.notifications.current).toBeNull();
  });

  it('wait while somebody reads, and then have their whole time', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Sparad');
    scheduler.advance(4000);
    store.notifications.hold(true);
    scheduler.advance(60_000);
    expect(store.notifications.current?.message).toBe('Sparad');
    store.notifications.hold(false);
    scheduler.advance(4999);
    expect(store.notifications.current?.message).toBe('Sparad');
    scheduler.advance(1);
    expect(store.notifications.current).toBeNull();
  });

  it('can be let go of when they are gone', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Sparad');
    store.notifications.hold(true);
    store.notifications.dismiss();
    store.notifications.hold(false);
    store.notifications.show('Nästa');
    scheduler.advance(4999);
    expect(store.notifications.current?.message).toBe('Nästa');
  });

  it('can be closed at once', () => {
    const { store, scheduler } = createStore();
    store.notifications.show('Sparad');
    store.notifications.dismiss();
    expect(store.notifications.current).toBeNull();
    store.notifications.show('Igen');
    scheduler.advance(4999);
    expect(store.notifications.current?.message).toBe('Igen');
  });
});

it('opens and closes the cart panel and follows the connection', () => {
  const { store } = createStore();
  expect([store.cartPanelOpen, store.online]).toEqual([false, true]);
  store.setCartPanelOpen(true);
  store.setOnline(false);
  expect([store.cartPanelOpen, store.online]).toEqual([true, false]);
});

it('asks the size of one product at a time, until it is told', () => {
  const { store } = createStore();
  store.askSizeOf('trojan');
  store.askSizeOf('mossan');
  expect(store.sizeAskedOf).toBe('mossan');
  store.askSizeOf(null);
  expect(store.sizeAskedOf).toBeNull();
});

describe('the header', () => {
  const hiddenAfter = (...places: number[]) => {
    const { store } = createStore();
    return places.map((place) => (store.setScrollTop(place), store.headerHidden));
  };

  it('hides on the way down, once the top is left behind', () => {
    expect(hiddenAfter(5, 10, 11, 400)).toEqual([false, false, true, true]);
  });

  it('is back on the way up, wherever that begins', () => {
    expect(hiddenAfter(400, 399, 400)).toEqual([true, false, true]);
  });

  it('stays as it is where nothing moved, and is always there at the top', () => {
    expect(hiddenAfter(400, 400, 300, 300, 8, 9)).toEqual([true, true, false, false, false, false]);
  });
});

it('knows the window by its class, and takes it for a desktop until it is measured', () => {
  const { store } = createStore();
  expect(store.viewport).toBe('desktop');
  store.setViewportWidth(390);
  expect(store.viewport).toBe('phone');
});
