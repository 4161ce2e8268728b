import type { SeedSynonym } from '@torg/merchant-api/seed';

const swedish = (meant: string, ...typed: string[]): SeedSynonym[] =>
  typed.map((word) => ({ language: 'sv', typed: word, meant }));
const norwegian = (meant: string, ...typed: string[]): SeedSynonym[] =>
  typed.map((word) => ({ language: 'nb', typed: word, meant }));

/** What shoppers call goods that the catalogue calls otherwise. */
export const synonyms: readonly SeedSynonym[] = [
  ...swedish('sockor', 'strumpa', 'strumpor', 'raggsockor'),
  ...swedish('tröja', 'jumper', 'pullover', 'sweater'),
  ...swedish('kofta', 'cardigan'),
  ...swedish('mössa', 'luva', 'toppluva'),
  ...swedish('halsduk', 'sjal', 'scarf'),
  ...swedish('vantar', 'handskar', 'tumhandskar'),
  ...swedish('pläd', 'filt', 'yllefilt'),
  ...swedish('badlakan', 'badhandduk'),
  ...swedish('tygkasse', 'kasse', 'tygpåse'),
  ...swedish('pall', 'taburett'),
  ...swedish('hylla', 'bokhylla'),
  ...swedish('affisch', 'poster'),
  ...swedish('skål', 'bunke'),
  ...norwegian('sokker', 'strømpe', 'strømper', 'raggsokker'),
  ...norwegian('genser', 'jumper', 'pullover', 'sweater'),
  ...norwegian('kofte', 'cardigan', 'strikkejakke'),
  ...norwegian('lue', 'topplue'),
  ...norwegian('skjerf', 'sjal', 'halstørkle'),
  ...norwegian('votter', 'vanter', 'hansker'),
  ...norwegian('badehåndkle', 'badelaken'),
  ...norwegian('bærenett', 'handlenett', 'tøypose'),
  ...norwegian('krakk', 'taburett'),
  ...norwegian('hylle', 'bokhylle'),
  ...norwegian('plakat', 'poster'),
  ...norwegian('bolle', 'skål'),
];
