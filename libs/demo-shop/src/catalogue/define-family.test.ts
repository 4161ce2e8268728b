import { expect, it } from 'vitest';
import { defineFamily, type FamilyDraft } from './define-family.ts';
import { text } from './localised-text.ts';

const draft: FamilyDraft = {
  key: 'vas-prov',
  brand: 'lerkulla',
  categories: ['vaser'],
  series: 'VAS',
  firstNumber: 9001,
  name: text('Vas Prov', 'Vase Prøve'),
  text1: text('Kort.', 'Kort.'),
  text2: text('Längre.', 'Lengre.'),
  text3: text('', ''),
  price: { sek: 100, nok: 110 },
  parameters: [],
  weightGrams: 100,
  firstSoldDaysAgo: 1,
  sold: 1,
  views: ['scene'],
  colours: [{ colour: 'sand', stock: [1] }],
};

it('gives each colour of each shape an address and pictures of its own', () => {
  const shape = { key: 'lag', label: text('Låg', 'Lav') };
  const { colours } = defineFamily({
    ...draft,
    colours: [
      { colour: 'sand', shape, stock: [1] },
      { colour: 'sand', shape: { key: 'hog', label: text('Hög', 'Høy') }, stock: [1] },
    ],
  });
  expect(colours.map(({ alias }) => alias)).toEqual([
    { sv: 'vas-prov-lag-sand', nb: 'vase-prove-lav-sand' },
    { sv: 'vas-prov-hog-sand', nb: 'vase-prove-hoy-sand' },
  ]);
  expect(colours.map(({ key, shape: own }) => [key, own?.key])).toEqual([
    ['sand', 'lag'],
    ['sand', 'hog'],
  ]);
  expect(colours[0]?.images[0]?.fileName).toBe('vas-prov-lag-sand-front.avif');
});

it('calls a product by its scent where that is the choice', () => {
  const { colours } = defineFamily({
    ...draft,
    choice: 'Scent',
    colours: [
      { colour: 'rost', named: { key: 'enbar', label: text('Enbär', 'Einer') }, stock: [1] },
      { colour: 'sand', stock: [1] },
    ],
  });
  expect(colours[0]).toMatchObject({ key: 'enbar', label: { sv: 'Enbär', nb: 'Einer' }, hex: '#a65631' });
});
