import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://torg.example', { origin: 'https://torg.example', id: 'torg.example' }],
  ['https://torg.example:8443/se', { origin: 'https://torg.example:8443', id: 'torg.example' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000', id: 'localhost' }],
  ['http://nb.localhost:3000', { origin: 'http://nb.localhost:3000', id: 'nb.localhost' }],
  ['http://torg.example', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
  ['ftp://torg.example', null],
  ['', null],
])('the relying party of %j is %j', (address, party) => {
  expect(relyingPartyOf(address)).toEqual(party);
});
