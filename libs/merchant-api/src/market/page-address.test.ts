import { describe, expect, it } from 'vitest';
import { pageAddress, pathWithin } from './page-address.ts';

const swedish = { channel: { marketInPath: true }, market: { alias: 'se' }, language: { id: 'sv-SE', code: 'sv' } };

describe('the address of a page', () => {
  it.each([
    ['/c/muggar', '/se/sv/c/muggar'],
    ['/', '/se/sv'],
  ])('of the path %s begins with market and language where the account has it so: %s', (path, address) => {
    expect(pageAddress(swedish, path)).toBe(address);
    expect(pageAddress({ ...swedish, channel: { marketInPath: false } }, path)).toBe(path);
    expect(pathWithin(swedish, address)).toBe(path);
  });

  it.each([
    ['/SE/SV/c/muggar', '/c/muggar'],
    ['/se/sv/', '/'],
    ['/c/muggar', '/c/muggar'],
    ['/se', '/se'],
    ['/c/se/sv', '/c/se/sv'],
    ['/se/svamp', '/se/svamp'],
    ['/sv/se/c/muggar', '/sv/se/c/muggar'],
    ['/no/nb/c/kopper', '/no/nb/c/kopper'],
  ])('%s is read as the path %s', (address, path) => {
    expect(pathWithin(swedish, address)).toBe(path);
  });
});
