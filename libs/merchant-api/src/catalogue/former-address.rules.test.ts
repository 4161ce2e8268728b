import { expect, it } from 'vitest';
import { readFormerAddress } from './former-address.rules.ts';

it.each([
  ['/p/muggar/mugg-gron', '/p/muggar/mugg-gron', { kind: 'product', alias: 'mugg-gron' }],
  ['https://torg.example/p/mugg?utm=1#top', '/p/mugg', { kind: 'product', alias: 'mugg' }],
  ['/c/k%C3%B6ket/', '/c/köket', { kind: 'category', alias: 'köket' }],
  ['/b/lera', '/b/lera', { kind: 'brand', alias: 'lera' }],
  ['/dc/hostrea', '/dc/hostrea', { kind: 'campaign', alias: 'hostrea' }],
  ['/gamla-muggar', '/gamla-muggar', null],
  ['/p', '/p', null],
])('reads %s', (url, path, named) => {
  expect(readFormerAddress(url)).toEqual({ path, named });
});

it.each(['', '/', '//', 'https://', '/%E0%A4%A', 'javascript:alert(1)'])('%j leads nowhere', (url) => {
  expect(readFormerAddress(url)?.named ?? null).toBeNull();
});
