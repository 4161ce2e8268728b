import { expect, it } from 'vitest';
import { runChaos } from './run-chaos.ts';

// `npm run chaos` is the long run.

it('no cart is lost, no order placed twice, no total wrong, nobody signed out, and the stock adds up while requests are late, lost, sent twice and refused', async () => {
  const report = await runChaos({ purchases: 60, seed: 3, faultShare: 0.2, atOnce: 6, restartEvery: 25 });
  expect(report.broken).toEqual([]);
  expect(report.stockErrors).toEqual([]);
  const ordered = ['as a guest', 'as a customer', 'by forms'].map((way) => report.outcomes[`${way}, ordered`] ?? 0);
  expect(Math.min(...ordered)).toBeGreaterThan(7);
  expect(ordered.reduce((sum, count) => sum + count)).toBeGreaterThan(40);
  expect(report.expired).toBeGreaterThan(10);
  expect(Object.values(report.faults).every((count) => count > 0)).toBe(true);
  expect(report.restarts).toBe(2);
}, 240_000);
