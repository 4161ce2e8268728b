import { describe, expect, it, vi } from 'vitest';
import { MarketStore, type MarketStorePorts } from './market-store.ts';

const sweden = { alias: 'se', country: 'SE', currency: 'SEK' };
const finland = { alias: 'fi', country: 'FI', currency: 'EUR' };

function openStore(ports: Partial<MarketStorePorts> = {}, offered = [sweden, finland]) {
  const told: string[] = [];
  const store = new MarketStore(
    {
      market: 'se',
      recallCheckoutMarket: () => null,
      rememberCheckoutMarket: (alias) => told.push(`remember ${alias}`),
      announceCheckoutMarket: (alias) => told.push(`announce ${alias}`),
      announceMarketOnArrival: (alias) => told.push(`arrive in ${alias}`),
      reloadCart: vi.fn(async () => void told.push('reload')),
      ...ports,
    },
    offered,
  );
  return { store, told };
}

describe('the market that counts the cart', () => {
  it('is that of the pages until another one is chosen', async () => {
    const { store, told } = openStore();
    expect(store.checkoutMarket).toBe('se');
    await store.chooseCheckoutMarket('fi');
    expect(store.checkoutMarket).toBe('fi');
    expect(told).toEqual(['remember fi', 'announce fi', 'reload']);
  });

  it('is counted in already when the cart is read anew', async () => {
    const seen: string[] = [];
    const { store } = openStore({ reloadCart: async () => void seen.push(store.checkoutMarket) });
    await store.chooseCheckoutMarket('fi');
    expect(seen).toEqual(['fi']);
  });

  it('stays what it was when it is chosen again, or when nobody sells there', async () => {
    const { store, told } = openStore();
    await store.chooseCheckoutMarket('se');
    await store.chooseCheckoutMarket('xx');
    expect([store.checkoutMarket, told]).toEqual(['se', []]);
  });

  it('is the one of the last visit, as long as orders can still go there', () => {
    expect(openStore({ recallCheckoutMarket: () => 'fi' }).store.checkoutMarket).toBe('fi');
    expect(openStore({ recallCheckoutMarket: () => 'fi' }, [sweden]).store.checkoutMarket).toBe('se');
  });

  it('follows another tab, which tells of its cart itself', () => {
    const { store, told } = openStore();
    store.receiveCheckoutMarket({ market: 'no', checkoutMarket: 'fi' });
    expect(store.checkoutMarket).toBe('se');
    store.receiveCheckoutMarket({ market: 'se', checkoutMarket: 'fi' });
    expect([store.checkoutMarket, told]).toEqual(['fi', []]);
  });
});
