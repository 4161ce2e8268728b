import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planRefund, type RefundableOrder, type RefundRow, type RefundRequest } from './plan-refund.rules.ts';

const mugs = {
  position: 0,
  skuId: 1,
  articleNumber: 'MUG-1',
  quantity: 3,
  rateBp: 2500,
  paid: 100_00,
  refundedUnits: 0,
  cardsLeft: null,
};
const order: RefundableOrder = {
  lines: [mugs],
  fees: [{ kind: 'shipping', incVat: 49_00, vat: 9_80 }],
  left: { payment: 99_00, balance: 50_00 },
  over: null,
};
const part = (units: [number, number][], withShipping = false): RefundRequest => ({
  kind: 'part',
  units: new Map(units),
  withShipping,
});
const rowsOf = (from: RefundableOrder, request: RefundRequest) => {
  const plan = planRefund(from, request);
  if (!plan.ok) throw new Error(plan.refusal.kind);
  return plan.rows;
};
const sums = (rows: readonly RefundRow[]) => rows.map(({ incVat, vat, toBalance }) => [incVat, vat, toBalance]);

it('gives back the share of a unit, first the way that the payment came', () => {
  expect(sums(rowsOf(order, part([[1, 1]])))).toEqual([[33_33, 6_67, false]]);
  const rest = { ...order, left: { payment: 20_00, balance: 50_00 } };
  expect(sums(rowsOf(rest, part([[1, 1]])))).toEqual([
    [20_00, 4_00, false],
    [13_33, 2_67, true],
  ]);
});

it('gives back what sending cost where that is asked for', () => {
  expect(rowsOf(order, part([], true))).toMatchObject([{ kind: 'shipping', incVat: 49_00, vat: 9_80 }]);
});

it('gives back in one sum what is owed for an order that is over', () => {
  const over = { ...order, left: { payment: 99_00, balance: 0 }, over: { incVat: 149_00, vat: 29_80 } };
  expect(sums(rowsOf(over, { kind: 'whole' }))).toEqual([[99_00, 19_80, false]]);
  expect(planRefund(over, part([[1, 1]]))).toEqual({ ok: false, refusal: { kind: 'whole-only' } });
});

it('gives back of gift cards what they still hold, however much was paid for them', () => {
  const cards = { ...mugs, rateBp: 0, paid: 1500_00, cardsLeft: [500_00, 200_00, 0] };
  const from = { ...order, lines: [cards], fees: [], left: { payment: 700_00, balance: 0 } };
  expect(sums(rowsOf(from, part([[1, 2]])))).toEqual([[700_00, 0, false]]);
  expect(rowsOf(from, { kind: 'whole' })).toMatchObject([{ quantity: 3, incVat: 700_00 }]);
});

it.each([
  [order, part([[1, 4]]), { kind: 'too-many', skuId: 1, left: 3 }],
  [{ ...order, lines: [{ ...mugs, refundedUnits: 2 }] }, part([[1, 2]]), { kind: 'too-many', skuId: 1, left: 1 }],
  [order, part([[2, 1]]), { kind: 'too-many', skuId: 2, left: 0 }],
  [order, part([]), { kind: 'nothing-wanted' }],
  [{ ...order, fees: [] }, part([], true), { kind: 'no-shipping' }],
  [{ ...order, left: { payment: 0, balance: 0 } }, { kind: 'whole' } as const, { kind: 'nothing-paid' }],
])('refuses %j %j', (from, request, refusal) => {
  expect(planRefund(from, request)).toEqual({ ok: false, refusal });
});

it('adds up to what was paid, with its VAT, however it is refunded in parts and between payment and balance', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    paid: fc.nat(100_000),
    drawn: fc.array(fc.nat(3)),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat(100), (drawn, percent) => {
      const lines = drawn.map(({ quantity, paid }, position) => ({
        ...mugs,
        position,
        skuId: position,
        quantity,
        paid,
      }));
      const total = lines.reduce((sum, { paid }) => sum + paid, 49_00);
      const payment = Math.floor((total * percent) / 100);
      let now: RefundableOrder = { ...order, lines, left: { payment, balance: total - payment } };
      const all: RefundRow[] = [];
      const refund = (request: RefundRequest) => {
        const plan = planRefund(now, request);
        if (!plan.ok) return;
        all.push(...plan.rows);
        const back = (toBalance: boolean) =>
          plan.rows.filter((row) => row.toBalance === toBalance).reduce((sum, { incVat }) => sum + incVat, 0);
        const unitsOf = (position: number) =>
          plan.rows.reduce((sum, row) => sum + (row.linePosition === position ? row.quantity : 0), 0);
        now = {
          ...now,
          left: { payment: now.left.payment - back(false), balance: now.left.balance - back(true) },
          lines: now.lines.map((own) => ({ ...own, refundedUnits: own.refundedUnits + unitsOf(own.position) })),
        };
      };
      drawn.forEach(({ drawn: steps }, skuId) => steps.forEach((units) => refund(part([[skuId, units]]))));
      refund({ kind: 'whole' });
      expect(now.left).toEqual({ payment: 0, balance: 0 });
      expect(all.every(({ incVat, vat }) => vat >= 0 && vat <= incVat)).toBe(true);
      const vatOf = (position: number) =>
        all.filter(({ linePosition }) => linePosition === position).reduce((sum, { vat }) => sum + vat, 0);
      for (const { position, paid } of lines) expect(vatOf(position)).toBe(paid - Math.round(paid / 1.25));
    }),
  );
});
