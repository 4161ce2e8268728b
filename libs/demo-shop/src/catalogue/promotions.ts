import type { SeedPromotion } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

const always = { startsDaysAgo: 30, endsInDays: 365 };

/** Three codes to try, one for organizations alone, and two gifts that need none. */
export const promotions: readonly SeedPromotion[] = [
  {
    key: 'vinter10',
    code: 'VINTER10',
    name: text('Vinter: 10 % på det som inte är nedsatt', 'Vinter: 10 % på det som ikke er nedsatt'),
    gift: { kind: 'PERCENT', percent: 10 },
    sparesReduced: true,
    minimum: { sek: 300, nok: 300 },
    ...always,
  },
  {
    key: 'hundra',
    code: 'HUNDRA',
    name: text('100 kr av vid köp för 600 kr', '100 kr av ved kjøp for 600 kr'),
    gift: { kind: 'AMOUNT', amount: { sek: 100, nok: 100 } },
    minimum: { sek: 600, nok: 600 },
    mostUsesEach: 1,
    ...always,
  },
  {
    key: 'fri-frakt',
    code: 'FRIFRAKT',
    name: text('Fri frakt', 'Fri frakt'),
    gift: { kind: 'FREE_SHIPPING' },
    ...always,
  },
  {
    key: 'kontor15',
    code: 'KONTOR15',
    name: text('15 % för företag och föreningar', '15 % for bedrifter og foreninger'),
    gift: { kind: 'PERCENT', percent: 15 },
    customerType: 'ORGANIZATION',
    needsAccount: true,
    ...always,
  },
  {
    key: 'tre-for-tva',
    name: text('Ta tre, betala för två: te och choklad', 'Ta tre, betal for to: te og sjokolade'),
    gift: { kind: 'MULTI_BUY', take: 3, pay: 2 },
    families: ['te-lingon', 'choklad-bit'],
    ...always,
  },
  {
    key: 'vinterkort',
    name: text('Sex vinterkort på köpet från 1\u00a0500\u00a0kr', 'Seks vinterkort på kjøpet fra 1\u00a0500\u00a0kr'),
    gift: { kind: 'FREE_GIFT', articleNumber: 'PAP-8111' },
    minimum: { sek: 1500, nok: 1500 },
    ...always,
  },
];
