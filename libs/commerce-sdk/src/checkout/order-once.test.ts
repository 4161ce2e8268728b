import { describe, expect, it, vi } from 'vitest';
import type { PlaceOrderResult, Purchase } from '../domain/order/placed-order.ts';
import { NetworkError } from '../errors/network-error.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { orderOnce, type OrderCalls } from './order-once.ts';

const placed = {
  kind: 'placed',
  orderId: '7',
  publicId: 'p-7',
  status: 'pending',
  redirectUrl: null,
} satisfies PlaceOrderResult;
const bought = { isCompleted: true, order: { orderId: '7' } } as Purchase; // what a look is about
const lost = () => Promise.reject(new NetworkError('The connection was reset'));

function calls(own: Partial<OrderCalls>): OrderCalls {
  return { place: lost, look: async () => null, wait: async () => {}, ...own };
}

describe('ordering once', () => {
  it('answers what the API answers', async () => {
    const look = vi.fn(async () => null);
    expect(await orderOnce(calls({ place: async () => placed, look }))).toEqual(placed);
    expect(await orderOnce(calls({ place: async () => ({ kind: 'cart-empty' }), look }))).toEqual({
      kind: 'cart-empty',
    });
    expect(look).not.toHaveBeenCalled();
  });

  it('finds an order whose answer was lost, and sends none again', async () => {
    const place = vi.fn(lost);
    expect(await orderOnce(calls({ place, look: async () => bought }))).toEqual({ kind: 'found', orderId: '7' });
    expect(place).toHaveBeenCalledOnce();
  });

  it('sends it again where there is none, or one that is not paid yet', async () => {
    const place = vi.fn(async () => placed).mockImplementationOnce(lost);
    const unpaid = { ...bought, isCompleted: false };
    expect(await orderOnce(calls({ place, look: async () => unpaid }))).toEqual(placed);
    expect(place).toHaveBeenCalledTimes(2);
  });

  it('says that nobody knows where no answer comes at all', async () => {
    const place = vi.fn(lost);
    expect(await orderOnce(calls({ place, look: lost }))).toMatchObject({
      kind: 'unknown',
      error: { code: 'NETWORK' },
    });
    expect(place).toHaveBeenCalledTimes(5);
  });

  it('looks for it where something went wrong within the API, which may have taken it', async () => {
    const fault = new GraphQLResponseError([{ message: 'Boom', extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    const place = vi.fn(() => Promise.reject(fault));
    expect(await orderOnce(calls({ place, look: async () => bought }))).toEqual({ kind: 'found', orderId: '7' });
    expect(place).toHaveBeenCalledOnce();
  });

  it('throws on an error that the API words: nothing was lost', async () => {
    const error = new GraphQLResponseError([{ message: 'Boom', extensions: {} }]);
    await expect(orderOnce(calls({ place: () => Promise.reject(error) }))).rejects.toBe(error);
  });
});
