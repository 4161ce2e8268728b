import { describe, expect, it } from 'vitest';
import { pageAliasAt, pathOf } from './content-address.rules.ts';

describe('an address', () => {
  it.each([
    ['/om-oss', '/om-oss'],
    ['om-oss/', '/om-oss'],
    [' https://torg.example/om-oss?x=/y#z ', '/om-oss'],
    ['https://torg.example', '/'],
    ['', '/'],
    ['//evil.example/x', '/evil.example/x'],
  ])('%j has the path %j', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it.each([
    ['/om-oss', 'om-oss'],
    ['/content/om-oss', 'om-oss'],
    ['/content', 'content'],
    ['/tillg%C3%A4nglighet', 'tillgänglighet'],
    ['/', null],
    ['/c/muggar', null],
    ['/%E0%A4%A', null],
  ])('%j is of the page %j', (address, alias) => {
    expect(pageAliasAt(address)).toBe(alias);
  });
});
