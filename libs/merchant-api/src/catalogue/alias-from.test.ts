import { expect, it } from 'vitest';
import { aliasFrom } from './alias-from.ts';

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
