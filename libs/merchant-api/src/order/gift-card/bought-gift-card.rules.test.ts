import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftCardsOf, openCards, spentByCards, type BoughtGiftCard } from './bought-gift-card.rules.ts';

it('is one for each unit that was not refunded before, and they hold what was paid for those', () => {
  const lines = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    paid: fc.integer({ min: 2_000, max: 1_000_000 }),
    refunded: fc.nat(20),
  });
  fc.assert(
    fc.property(lines, ({ quantity, paid, refunded }) => {
      const refundedUnits = Math.min(refunded, quantity);
      const cards = giftCardsOf([{ position: 3, quantity, paid, refundedUnits }]);
      expect(cards.map(({ unit }) => unit)).toEqual(
        Array.from({ length: quantity - refundedUnits }, (_, index) => refundedUnits + index + 1),
      );
      const sum = cards.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(paid - Math.round((paid * refundedUnits) / quantity));
    }),
  );
});

it('is none where it was given away', () => {
  expect(giftCardsOf([{ position: 0, quantity: 2, paid: 0, refundedUnits: 0 }])).toEqual([]);
});

const card = (balanceId: number, held: number, closedAmount: number | null = null): BoughtGiftCard => ({
  ...{ balanceId, held, closedAmount, linePosition: balanceId < 10 ? 0 : 1, unit: balanceId },
  ...{ amount: 500, codeEnd: 'ABCD', expiresAt: 0 },
});

it('is taken back the fullest first, of its own line and once', () => {
  const cards = [card(1, 100), card(2, 500), card(3, 0, 500), card(4, 300), card(10, 500)];
  expect(openCards(cards, 0).map(({ balanceId }) => balanceId)).toEqual([2, 4, 1]);
});

it('has paid for what it no longer holds; what comes back onto a closed one changes nothing', () => {
  expect(spentByCards([card(1, 500), card(2, 120), card(3, 0, 450), card(4, 200, 300)])).toBe(0 + 380 + 50 + 200);
});
