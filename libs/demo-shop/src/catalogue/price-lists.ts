import type { SeedPriceList } from '@torg/merchant-api/seed';

/** What the organizations of the demo have agreed on: what a canteen and an office buy often, cheaper by number. */
export const priceLists: readonly SeedPriceList[] = [
  {
    identifier: 'avtal',
    name: 'Avtal',
    prices: [
      { family: 'te-tradgard', sek: 109, nok: 119 },
      { family: 'te-tradgard', from: 10, sek: 99, nok: 109 },
      { family: 'te-tradgard', from: 25, sek: 89, nok: 99 },
      { family: 'aggkopp-strand', from: 12, sek: 149, nok: 159 },
      { family: 'aggkopp-strand', from: 24, sek: 129, nok: 139 },
      { family: 'skal-strand', from: 24, sek: 139, nok: 149 },
      { family: 'handtval', sek: 129, nok: 139 },
      { family: 'handtval', from: 6, sek: 119, nok: 129 },
    ],
  },
];
