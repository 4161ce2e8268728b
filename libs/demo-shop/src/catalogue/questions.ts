import type { SeedQuestion } from '@torg/merchant-api/seed';
import { goodsQuestions } from './questions-goods.ts';

const shop = { author: 'Torg', isFromShop: true };

/** What customers have asked, and what they were told. */
export const questions: readonly SeedQuestion[] = [
  {
    key: 'mugg-strand-rymmer',
    family: 'mugg-strand',
    language: 'sv',
    author: 'Karin',
    text: 'Rymmer muggen 35 cl ända upp till kanten, eller när den är lagom full?',
    daysAgo: 41,
    answers: [
      {
        ...shop,
        text: 'Upp till kanten. Lagom full rymmer den ungefär 30 cl, alltså en stor kopp kaffe med plats för mjölk.',
        daysAgo: 40,
      },
    ],
  },
  {
    key: 'mugg-strand-flackar',
    family: 'mugg-strand',
    language: 'sv',
    author: 'Jonas',
    text: 'Blir den missfärgad av te med tiden?',
    daysAgo: 18,
    answers: [
      { author: 'Birgitta', isFromShop: false, text: 'Vi har haft våra i två år och de ser ut som nya.', daysAgo: 16 },
      {
        ...shop,
        text: 'Nej, glasyren är tät även på insidan. Skulle det ändå bli en tebrun rand går den bort med lite bikarbonat.',
        daysAgo: 15,
      },
    ],
  },
  {
    key: 'mugg-strand-nb-mikro',
    family: 'mugg-strand',
    language: 'nb',
    author: 'Ingrid',
    text: 'Blir hanken varm i mikroen?',
    daysAgo: 25,
    answers: [
      {
        ...shop,
        text: 'Litt lunken etter et par minutter, men ikke varmere enn at du kan holde den. Selve kruset blir varmere enn hanken.',
        daysAgo: 24,
      },
    ],
  },
  {
    key: 'kudde-lin-fyllig',
    family: 'kudde-lin',
    language: 'sv',
    author: 'Malin',
    text: 'Jag vill ha kudden riktigt fyllig. Går det att stoppa en innerkudde på 55×55 cm i fodralet på 50×50?',
    daysAgo: 4,
    answers: [],
  },
  ...goodsQuestions,
];
