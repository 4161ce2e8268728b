import type { StorePorts } from '../root/create-stores.ts';
import { createFakeCartPorts, type FakeCartPorts } from './create-fake-cart-ports.ts';
import { createFakeSessionPorts, type FakeSessionPorts } from './create-fake-session-ports.ts';
import { createManualScheduler, type ManualScheduler } from './create-manual-scheduler.ts';
import { createMemoryStorage } from './create-memory-storage.ts';

/** Ports in memory, for tests of screens and of the stores themselves. An error that is reported fails the test. */
export interface FakeStorePorts extends StorePorts {
  cart: FakeCartPorts;
  session: FakeSessionPorts;
  scheduler: ManualScheduler;
}

/** Makes ports for `createStores` in tests. */
export function createFakeStorePorts(): FakeStorePorts {
  const scheduler = createManualScheduler();
  return {
    cart: createFakeCartPorts(),
    session: createFakeSessionPorts(),
    market: {
      market: 'se',
      recallCheckoutMarket: () => null,
      rememberCheckoutMarket: () => {},
      announceCheckoutMarket: () => {},
      announceMarketOnArrival: () => {},
    },
    consent: {
      recall: () => null,
      remember: () => {},
      signalsRefusal: () => false,
      hear: () => {},
      newId: () => 'an-id',
    },
    favourites: createMemoryStorage(),
    favouriteLists: createMemoryStorage(),
    scheduler,
    breakpoints: { tablet: 768, laptop: 1024, desktop: 1200, desktopBig: 1440 },
    clock: scheduler,
    rememberCustomerType: () => {},
    report: (error) => {
      throw error;
    },
  };
}
