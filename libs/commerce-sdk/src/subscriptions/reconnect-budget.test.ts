import { expect, it } from 'vitest';
import { createReconnectBudget } from './reconnect-budget.ts';

it('waits half a second and then twice as long each time, until it is spent', () => {
  const budget = createReconnectBudget(5);
  const waits: number[] = [];
  while (!budget.isSpent()) waits.push(budget.spend());
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
});

it('begins anew when it is filled', () => {
  const budget = createReconnectBudget(2);
  budget.spend();
  budget.spend();
  budget.refill();
  expect(budget.isSpent()).toBe(false);
  expect(budget.spend()).toBe(500);
});
