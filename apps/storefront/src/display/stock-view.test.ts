import { expect, it } from 'vitest';
import { stockView } from './stock-view.ts';

const t = ((key: string, values = {}) => [key, ...Object.values(values)].join(' ')) as never;

function stock(inStock: number, oversellable = 0, unlimited = 0) {
  return { inStock, oversellable, static: unlimited, total: inStock + oversellable + unlimited };
}

it.each([
  { of: stock(40), says: 'goods.stock.inStock' },
  { of: stock(3), says: 'goods.stock.fewLeft 3' },
  { of: stock(0, 5), says: 'goods.stock.oversellable' },
  { of: stock(0, 0, 9), says: 'goods.stock.static' },
  { of: stock(0), says: 'goods.stock.outOfStock' },
])('says $says', ({ of, says }) => {
  expect(stockView(of, t).label).toBe(says);
});
