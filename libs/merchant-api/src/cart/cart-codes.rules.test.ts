import { expect, it } from 'vitest';
import { hasTooManyCards, shownCode, withCode, withoutShownCode, type CartCodes } from './cart-codes.rules.ts';

const promotion = (code: string) => ({ kind: 'promotion', code }) as const;
const card = (code: string) => ({ kind: 'gift-card', code }) as const;
const [first, second] = [card('AAAA-AAAA-AAAA-AAAA'), card('BBBB-BBBB-BBBB-BBBB')];

const after = (...codes: CartCodes) => codes.reduce<CartCodes>(withCode, []);

it('has one code of a promotion, the newest, and every gift card beside it', () => {
  expect(after(promotion('TIO'), first, promotion('FRAKT'), second)).toEqual([first, promotion('FRAKT'), second]);
});

it('has a gift card once, however its code is written, and shows it again', () => {
  const again = card('aaaa aaaa aaaa aaaa');
  const codes = after(first, promotion('TIO'), again);
  expect([codes, shownCode(codes)]).toEqual([[promotion('TIO'), again], again.code]);
});

it('loses the code that is shown, and shows the one before', () => {
  const codes = withoutShownCode(after(promotion('TIO'), first));
  expect([shownCode(codes), shownCode(withoutShownCode(codes))]).toEqual(['TIO', null]);
});

it('has ten gift cards at most', () => {
  const cards = Array.from({ length: 11 }, (_, index) => card(`AAAA-AAAA-AAAA-AAA${'ABCDEFGHJKL'.charAt(index)}`));
  expect([hasTooManyCards(after(...cards.slice(0, 10), promotion('TIO'))), hasTooManyCards(after(...cards))]).toEqual([
    false,
    true,
  ]);
});
