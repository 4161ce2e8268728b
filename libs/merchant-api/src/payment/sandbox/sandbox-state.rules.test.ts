import { expect, it } from 'vitest';
import type { SandboxPayment } from './sandbox-payment.ts';
import { callTime, stateOf } from './sandbox-state.rules.ts';

const MINUTE = 60_000;
const payment = { sessionId: 'one', createdAt: 0 } as SandboxPayment; // what is asked for plays no part

it.each([
  [null, 0, 'open'],
  [null, 24 * 60 * MINUTE - 1, 'open'],
  [null, 24 * 60 * MINUTE, 'expired'],
  ['approve', 0, 'paid'],
  ['twice', 0, 'paid'],
  ['lost', 0, 'paid'],
  ['decline', 0, 'declined'],
  ['out-of-stock', 0, 'declined'],
  ['block', 0, 'blocked'],
  ['slow', 19_999, 'pending'],
  ['slow', 20_000, 'paid'],
  ['late', 40 * MINUTE - 1, 'pending'],
  ['late', 40 * MINUTE, 'paid'],
] as const)('decided as %s is after %i ms %s', (decision, now, state) => {
  expect(stateOf({ ...payment, decision, decidedAt: decision && 0 }, now)).toBe(state);
});

it('calls when the money is there, and never where the call gets lost', () => {
  expect([callTime('approve', 7), callTime('slow', 7), callTime('lost', 7)]).toEqual([7, 20_007, null]);
});
