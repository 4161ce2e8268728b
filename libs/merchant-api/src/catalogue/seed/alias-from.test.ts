import { expect, it } from 'vitest';
import { aliasFrom } from './alias-from.ts';
import { demoCatalogue } from './demo-catalogue.ts';

it.each([
  ['Papelería', 'papeleria'],
  ['Papeleri\u0301a', 'papeleria'],
  ['Blåbärsöl på fjället', 'blabarsol-pa-fjallet'],
  ['Bla\u030abär', 'blabar'],
  ['Rød sjø & hæl', 'rod-sjo-hael'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ðís Þór', 'dis-thor'],
  ['Cœur à l’ancienne', 'coeur-a-l-ancienne'],
  ['Kudde 50×50 cm', 'kudde-50-50-cm'],
  ['Über çok Ñandú Křtiny', 'uber-cok-nandu-krtiny'],
  ['茶', ''],
])('calls “%s” %s in addresses', (name, alias) => {
  expect(aliasFrom(name)).toBe(alias);
});

it('keeps the addresses that the demo goods have always had', () => {
  const before = (name: string) =>
    name
      .toLowerCase()
      .replace(/[åäöæøé]/g, (letter) => ({ å: 'a', ä: 'a', ö: 'o', æ: 'ae', ø: 'o' })[letter] ?? 'e')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  const { brands, categories, families } = demoCatalogue;
  const localised = [...families, ...families.flatMap(({ colours }) => colours.map(({ label }) => ({ name: label })))];
  const names = [...categories, ...localised].flatMap(({ name }) => [name.sv, name.nb]);
  const all = [...brands.map(({ name }) => name), ...names];
  expect(all.length).toBeGreaterThan(300);
  expect(all.map(aliasFrom)).toEqual(all.map(before));
});
