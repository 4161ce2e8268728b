import { expect, it } from 'vitest';
import type { Cart } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { failedProblem, isPutRightInCart, orderProblem } from './order-problem.ts';

const t = createTranslate({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});
const cart = {
  lines: [{ skuId: 7, quantity: 1, product: { name: 'Mugg', sku: { stock: { total: 1 } } } }],
} as unknown as Cart; // nothing else of it is looked at

it.each([
  [{ kind: 'payment-unavailable' }, 'Vi kunde inte skapa din order. Inget har dragits. Försök igen.'],
  [{ kind: 'outage' }, 'Vi kunde inte skapa din order. Inget har dragits. Försök igen.'],
  [{ kind: 'out-of-stock', skuId: 7, left: 0 }, 'Mugg tog slut. Ta bort den ur varukorgen.'],
  [{ kind: 'out-of-stock', skuId: 7, left: 2 }, 'Det finns bara 2 kvar av Mugg. Ändra antalet i varukorgen.'],
  [{ kind: 'out-of-stock', skuId: 8, left: 0 }, 'En vara tog slut. Se över din varukorg.'],
  [
    { kind: 'customer-blocked' },
    'Betalsättet kan inte användas för det här köpet. Välj ett annat eller kontakta kundservice.',
  ],
  [{ kind: 'not-on-account' }, 'Det som ska godkännas betalas mot faktura. Välj faktura och skicka igen.'],
  [
    {
      kind: 'unapprovable',
      purchase: {
        ...{ company: 'Lindbacka', organisationNumber: '5599990008', currency: 'SEK', creditLeft: 600_00 },
        ...{ exceededLimit: 500_00, isAboveCredit: true, administrators: ['Karin', 'Per'] },
      },
    },
    'Ordern är över din gräns, och den som godkänner kan inte göra det: 600\u00a0kr är kvar av kredit för Lindbacka. Ta bort något, eller be Karin, Per beställa. Administratörer har ingen gräns och kan välja ett annat betalsätt än faktura.',
  ],
  [{ kind: 'total-changed' }, 'Summan har ändrats sedan du såg den. Kontrollera den och tryck en gång till.'],
] as const)('an order that ends with %j says so', (answer, text) => {
  expect(orderProblem(answer, { cart, locale: 'sv', t })).toBe(text);
});

it.each([
  ['OutOfStock', 'En vara tog slut. Se över din varukorg.'],
  ['BlockedCustomer', 'Betalsättet kan inte användas för det här köpet. Välj ett annat eller kontakta kundservice.'],
  ['Error', 'Betalningen godkändes inte. Försök igen, eller välj ett annat betalsätt.'],
  [null, 'Du avbröt betalningen.'],
])('a provider that leads back with %j says why', (error, text) => {
  expect(failedProblem({ error }, { cart, t })).toBe(text);
});

it('names what ran out meanwhile where a provider only says that something did', () => {
  const lineOf = (name: string, quantity: number, total: number) => ({
    ...{ skuId: total, quantity },
    product: { name, sku: { stock: { total } } },
  });
  const lines = [lineOf('Skål', 2, 5), lineOf('Mugg', 3, 2)];
  const short = { lines } as unknown as Cart; // nothing else of it is looked at
  expect(failedProblem({ error: 'OutOfStock' }, { cart: short, t })).toBe(
    'Det finns bara 2 kvar av Mugg. Ändra antalet i varukorgen.',
  );
  expect(failedProblem({ error: null }, { cart: short, t })).toBe('Du avbröt betalningen.');
});

it('is put right in the cart where goods or a code are at fault', () => {
  expect(isPutRightInCart({ kind: 'out-of-stock', skuId: 7, left: 0 })).toBe(true);
  expect(isPutRightInCart({ kind: 'promotion-used-up' })).toBe(true);
  expect(isPutRightInCart({ kind: 'total-changed' })).toBe(false);
});
