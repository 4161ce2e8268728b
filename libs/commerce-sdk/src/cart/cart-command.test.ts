import { describe, expect, it } from 'vitest';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { noOffers, presentCart } from '../testing/present-cart.ts';
import { holdsMore, holdsMorePackages, mayStillArrive } from './cart-command.ts';

const choice = { packageId: 3, packageName: 'Set', groupId: 1, optionId: 1 };

/** A cart with loose units of sku 7, and units of it that are part of package 3. */
function cartOf(loose: number, packed: number) {
  const price = { selling: 100, regular: 100, rateBp: 2500 };
  const lines = [
    { lineId: 'a', quantity: loose, ...price },
    { lineId: 'b', quantity: packed, ...price },
  ];
  return presentCart('c1', { ...noOffers, lines }, [{ skuId: 7 }, { skuId: 7, package: choice, groupKey: 'g' }]);
}

describe('an addition', () => {
  it('has arrived where the cart holds all of it, loose', () => {
    const hasArrived = holdsMore(7, 2);
    expect(hasArrived(cartOf(1, 0), cartOf(3, 0))).toBe(true);
    expect(hasArrived(cartOf(1, 0), cartOf(2, 0))).toBe(false);
    expect(hasArrived(cartOf(1, 0), cartOf(1, 5))).toBe(false);
  });

  it('of a package has arrived where there is more of it', () => {
    const hasArrived = holdsMorePackages(3);
    expect(hasArrived(cartOf(1, 1), cartOf(1, 2))).toBe(true);
    expect(hasArrived(cartOf(1, 1), cartOf(2, 1))).toBe(false);
  });
});

it.each([
  [new NetworkError('late', { failure: 'timeout' }), true],
  [new NetworkError('cut off'), true],
  [new ServerError(408), true],
  [new ServerError(502), true],
  [new ServerError(504), true],
  [new ServerError(503), false],
])('%s may still be carried out: %s', (failure, expected) => {
  expect(mayStillArrive(failure)).toBe(expected);
});
