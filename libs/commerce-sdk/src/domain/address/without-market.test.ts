import { expect, it } from 'vitest';
import { withoutMarket } from './without-market.ts';

const swedish = { marketId: 'se', languageId: 'sv-SE' };

it.each([
  ['/SE/SV/c/muggar', '/c/muggar'],
  ['/se/sv', '/'],
  ['/se/sv/', '/'],
  ['/se/sv?utm_source=brev', '/?utm_source=brev'],
])('takes market and language off %s, which leaves %s', (address, path) => {
  expect(withoutMarket(address, swedish)).toBe(path);
});

it.each([
  'https://elsewhere.example/se/sv/x',
  'mailto:se@torg.example',
  '#se',
  '',
  '/se',
  '/se/svamp',
  '/sv/se/kniv',
  '/c/se/sv',
  '/no/nb/c/kopper',
  '/se/nb/c/kopper',
])('leaves %j, which does not begin with them, as it is', (address) => {
  expect(withoutMarket(address, swedish)).toBe(address);
});
