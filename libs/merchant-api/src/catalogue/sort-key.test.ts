import { expect, it } from 'vitest';
import { sortKey } from './sort-key.ts';

const names = ['Zebra', 'Åsa', 'Ärla', 'Örn', 'Apa', 'zink', 'Avel', 'Mugg 9', 'Mugg 10', 'Mugg, blå', 'Café', 'Cad'];
const norwegian = ['Zebra', 'Ærlig', 'Ørn', 'Åse', 'Ape', 'sølv', 'sopp', 'Krus 9', 'Krus 10', 'Kafé', 'Kaffe'];

it.each([
  ['sv-SE', names],
  ['nb-NO', norwegian],
])('sorts as the alphabet of %s does', (languageId, list) => {
  const byKey = [...list].sort((a, b) => (sortKey(a, languageId) < sortKey(b, languageId) ? -1 : 1));
  const collator = new Intl.Collator(languageId, { numeric: true, ignorePunctuation: true });
  expect(byKey).toEqual([...list].sort(collator.compare));
});
