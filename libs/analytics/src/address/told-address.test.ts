import { expect, it } from 'vitest';
import { toldAddress, toldPath, toldText, toldTitle, withoutClick } from './told-address.ts';

const uuid = '5f0c8a2e-9b1d-4c3e-8a7f-0123456789ab';

it.each([
  ['https://torg.se/nyheter', 'https://torg.se/nyheter'],
  ['https://torg.se/c/muggar?page=2&sort=PRICE', 'https://torg.se/c/muggar?page=2&sort=PRICE'],
  ['https://torg.se/?utm_source=news&utm_campaign=var', 'https://torg.se/?utm_source=news&utm_campaign=var'],
  [
    'https://torg.se/?gclid=EAIaIQobChMI4f7x2KqC_AIVlYbVCh3xYQ-EEAYASAAEgJ7_D_BwE&key=abc',
    'https://torg.se/?gclid=EAIaIQobChMI4f7x2KqC_AIVlYbVCh3xYQ-EEAYASAAEgJ7_D_BwE',
  ],
  [
    'https://torg.se/?utm_source_platform=ads&msclkid=1&wbraid=2',
    'https://torg.se/?utm_source_platform=ads&msclkid=1&wbraid=2',
  ],
  ['https://torg.se/?gclid=anna@example.com&fbclid=eyJhbGciOi.J9.x', 'https://torg.se/'],
  ['https://torg.se/?utm_source=anna@example.com', 'https://torg.se/'],
  ['https://torg.se/?utm_source=anna%40example.com', 'https://torg.se/'],
  ['https://torg.se/account/reset-password?key=abc123', 'https://torg.se/account/reset-password'],
  ['https://torg.se/kassan?loginToken=eyJhbGciOi.J9.x#token=1', 'https://torg.se/kassan'],
  [`https://torg.se/checkout/confirm/${uuid}`, 'https://torg.se/checkout/confirm/-'],
  ['https://torg.se/s/anna@example.com', 'https://torg.se/s/-'],
  ['https://torg.se/s/anna%40example.com', 'https://torg.se/s/-'],
  ['https://torg.se/x/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'https://torg.se/x/-'],
  [
    'https://torg.se/p/koket/muggar/kaffemugg-i-stengods-40-cl',
    'https://torg.se/p/koket/muggar/kaffemugg-i-stengods-40-cl',
  ],
])('tells %s as %s', (address, told) => expect(toldAddress(address)).toBe(told));

it('leaves out the click of an advertisement for whoever has not agreed to that', () => {
  const told = 'https://torg.se/?utm_source=ads&gclid=a_1&gbraid=b';
  expect([told, 'https://torg.se/nyheter'].map(withoutClick)).toEqual([
    'https://torg.se/?utm_source=ads',
    'https://torg.se/nyheter',
  ]);
});

it('tells a path that cannot be decoded as it is', () => expect(toldPath('/s/%E0%A4%A')).toBe('/s/%E0%A4%A'));

it('tells what is searched for, but for a name of somebody', () => {
  expect([toldText('bl%C3%A5%20mugg'), toldText('anna@example.com'), toldText(uuid)]).toEqual(['blå mugg', null, null]);
});

it('tells a title without the word that may name somebody', () => {
  expect(toldTitle('Sök: anna@example.com – Torg')).toBe('Sök: - – Torg');
});
