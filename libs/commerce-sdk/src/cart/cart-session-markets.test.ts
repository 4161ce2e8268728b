import { describe, expect, it } from 'vitest';
import type { Cart } from '../domain/cart/cart.ts';
import { settle } from '../testing/manual-time.ts';
import { memoryCartService } from '../testing/memory-cart-service.ts';
import { heldBack, openCartSession } from '../testing/open-cart-session.ts';

/** A service whose carts say for which market they were counted, and a shopper who can have another one count. */
function openMarkets() {
  const service = memoryCartService();
  const counted = (cart: Cart, marketId?: string): Cart => ({ ...cart, merchantData: marketId ?? null });
  const place = { market: 'se' };
  const shop = openCartSession({
    market: () => place.market,
    calls: {
      ...service,
      fetchCart: async (request) => counted(await service.fetchCart(request), request.marketId),
      addToCart: async (request, key) => {
        const change = await service.addToCart(request, key);
        return change.ok ? { ok: true, cart: counted(change.cart, request.marketId) } : change;
      },
    },
  });
  return { ...shop, service, place, counted };
}

const countedFor = ({ cart }: { cart: Cart | null }) => cart?.merchantData;

describe('the market that counts the cart', () => {
  it('is named to the API, and kept beside what it answers', async () => {
    const { session, announce } = openMarkets();
    await session.add({ skuId: 7, quantity: 2 });
    expect([session.state.marketId, countedFor(session.state)]).toEqual(['se', 'se']);
    expect(announce).toHaveBeenLastCalledWith({ cart: session.state.cart, marketId: 'se' });
  });

  it('counts anew what is loaded after it changed', async () => {
    const { session, place } = openMarkets();
    await session.add({ skuId: 7, quantity: 2 });
    place.market = 'fi';
    await session.load();
    expect([session.state.marketId, countedFor(session.state)]).toEqual(['fi', 'fi']);
  });

  it('may change while an addition is on its way: it is kept, and shown with the new prices alone', async () => {
    const { session, service, place, announce, storage } = openMarkets();
    await session.load('c1');
    await session.add({ skuId: 7, quantity: 1 });
    announce.mockClear();
    const seen: unknown[] = [];
    session.subscribe((state) => seen.push(`${countedFor(state)} ${state.cart?.lines[0]?.quantity}`));
    const answer = heldBack(service);
    const adding = session.add({ skuId: 7, quantity: 1 });
    await settle();
    place.market = 'fi';
    await answer();
    expect(await adding).toMatchObject({ ok: true });
    await answer();
    expect([countedFor(session.state), session.state.cart?.lines[0]?.quantity]).toEqual(['fi', 2]);
    expect(seen).not.toContain('se 2');
    expect(announce.mock.calls.map(([{ marketId }]) => marketId)).toEqual(['fi']);
    expect(storage.text).toBe('c1');
  });

  it('reads anew what another tab tells with the prices of another one, and nobody is told', async () => {
    const { session, service, counted, announce } = openMarkets();
    const { id } = await service.fetchCart({ cartId: null });
    session.receive(counted(service.cart(id), 'fi'), 'fi');
    await settle();
    expect([session.state.marketId, countedFor(session.state)]).toEqual(['se', 'se']);
    expect(announce).not.toHaveBeenCalled();
  });

  it('takes what another tab tells with its own prices without asking', async () => {
    const { session, service, counted } = openMarkets();
    const { id } = await service.fetchCart({ cartId: null });
    service.calls.length = 0;
    session.receive(counted(service.cart(id), 'se'), 'se');
    expect([countedFor(session.state), session.state.marketId, service.calls]).toEqual(['se', 'se', []]);
  });
});
