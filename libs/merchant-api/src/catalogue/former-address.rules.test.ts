import { expect, it } from 'vitest';
import { readFormerAddress } from './former-address.rules.ts';

const swedish = { market: { alias: 'se' }, language: { id: 'sv-SE', code: 'sv' } };

it.each([
  ['/p/muggar/mugg-gron', '/p/muggar/mugg-gron', { kind: 'product', alias: 'mugg-gron' }],
  ['https://torg.example/p/mugg?utm=1#top', '/p/mugg', { kind: 'product', alias: 'mugg' }],
  ['/c/k%C3%B6ket/', '/c/köket', { kind: 'category', alias: 'köket' }],
  ['/b/lera', '/b/lera', { kind: 'brand', alias: 'lera' }],
  ['/dc/hostrea', '/dc/hostrea', { kind: 'campaign', alias: 'hostrea' }],
  ['/se/sv/p/muggar/mugg-gron', '/p/muggar/mugg-gron', { kind: 'product', alias: 'mugg-gron' }],
  ['https://torg.example/se/sv/gamla-muggar/', '/gamla-muggar', null],
  ['/c/se', '/c/se', { kind: 'category', alias: 'se' }],
  ['/no/nb/c/kopper', '/no/nb/c/kopper', null],
  ['/gamla-muggar', '/gamla-muggar', null],
  ['/p', '/p', null],
])('reads %s', (url, path, named) => {
  expect(readFormerAddress(url, swedish)).toEqual({ path, named });
});

it.each(['', '/', '/se/sv', '/se/sv/', '//', 'https://', '/%E0%A4%A', 'javascript:alert(1)'])(
  '%j leads nowhere',
  (url) => {
    expect(readFormerAddress(url, swedish)?.named ?? null).toBeNull();
  },
);
