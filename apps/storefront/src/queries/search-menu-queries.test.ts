import { describe, expect, it } from 'vitest';
import { shortcutFor, shortcutsBeginning } from './search-menu-queries.ts';

const returns = { label: 'Ångerrätt och returer', href: '/returer', words: ['angerratt och returer', 'retur'] };
const service = { label: 'Kundtjänst', href: '/kundtjanst', words: ['kundtjanst', 'oppettider'] };
const all = [returns, service];

describe('a service word', () => {
  it.each(['retur', ' Retur ', 'RETUR'])('leads to its page as %s', (text) => {
    expect(shortcutFor(text, all)).toBe(returns);
  });

  it.each(['Öppettider', 'oppettider'])('leads to its page as %s, with or without accents', (text) => {
    expect(shortcutFor(text, all)).toBe(service);
  });

  it('is the whole search: goods that are called by it too are found', () => {
    expect(shortcutFor('returglas', all)).toBeUndefined();
    expect(shortcutFor('ret', all)).toBeUndefined();
  });

  it('is suggested from its beginning', () => {
    expect(shortcutsBeginning('öpp', all)).toEqual([service]);
  });
});
