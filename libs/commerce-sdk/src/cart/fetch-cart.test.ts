import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../testing/answering-client.ts';
import { cartAnswer } from '../testing/cart-answer.ts';
import { fetchCart } from './fetch-cart.ts';
import { isCartMissing } from './is-cart-missing.ts';

const found = () => json({ data: { getCart: cartAnswer } });
const empty = () => json({ data: { getCart: null } });
const down = () => json({}, 503);

/** A client that gives these answers in turn, and the waits it was made to take. */
function shop(...answers: (() => Response)[]) {
  const waits: number[] = [];
  const left = [...answers];
  const { client, sent } = answeringClient(() => (left.shift() ?? down)());
  const wait = async (ms: number) => void waits.push(ms);
  return { client, sent, waits, wait };
}

describe('fetchCart', () => {
  it('asks once when all is well', async () => {
    const { client, sent, waits, wait } = shop(found);
    expect(await fetchCart(client, { cartId: 'c1' }, { wait })).toMatchObject({ id: 'c1' });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1' });
    expect(waits).toEqual([]);
  });

  it('asks again a second later, after a failure as after an empty response', async () => {
    const { client, sent, waits, wait } = shop(down, empty, found);
    expect(await fetchCart(client, { cartId: 'c1' }, { wait })).toMatchObject({ id: 'c1' });
    expect(sent.map(({ body }) => body.variables['id'])).toEqual(['c1', 'c1', 'c1']);
    expect(waits).toEqual([1000, 1000]);
  });

  it.each([
    { message: 'No cart has this id', extensions: { code: 'CART_NOT_FOUND' } },
    { message: 'What it holds is bought', extensions: { code: 'CART_ORDERED' } },
    { message: 'Variable $id holds no valid cart' },
  ])('takes "$message" for an answer and does not ask again', async (refusal) => {
    const { client, sent, wait } = shop(() => json({ errors: [refusal] }));
    const failure = await fetchCart(client, { cartId: 'c1' }, { wait }).catch((error: unknown) => error);
    expect(isCartMissing(failure)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it.each([
    () => json({ errors: [{ message: 'No such market', extensions: { code: 'BAD_USER_INPUT' } }] }),
    () => json({}, 401),
  ])('asks once where the API says no', async (refusal) => {
    const { client, sent, wait } = shop(refusal);
    await expect(fetchCart(client, { cartId: 'c1' }, { wait })).rejects.toMatchObject({ retryable: false });
    expect(sent).toHaveLength(1);
  });

  it('gives up after five attempts with the last failure, never with an empty cart', async () => {
    const { client, sent, waits, wait } = shop(empty, empty, empty, empty, down);
    await expect(fetchCart(client, { cartId: 'c1' }, { wait })).rejects.toMatchObject({ code: 'SERVER', status: 503 });
    expect(sent).toHaveLength(5);
    expect(waits).toHaveLength(4);
  });

  it('can be told how often and how long', async () => {
    const { client, sent, waits, wait } = shop(empty, empty);
    const patience = { wait, attempts: 2, delayMs: 50 };
    await expect(fetchCart(client, { cartId: null }, patience)).rejects.toMatchObject({ code: 'MISSING_DATA' });
    expect(sent).toHaveLength(2);
    expect(waits).toEqual([50]);
  });

  it('stops at once when its caller gives up while it waits', async () => {
    const { client, sent } = shop(down, found);
    const caller = new AbortController();
    const wait = async () => caller.abort();
    await expect(fetchCart(client, { cartId: 'c1' }, { wait, signal: caller.signal })).rejects.toMatchObject({
      code: 'SERVER',
    });
    expect(sent).toHaveLength(1);
  });
});
