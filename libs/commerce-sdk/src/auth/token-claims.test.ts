import { describe, expect, it } from 'vitest';
import { flattenClaims, readClaims } from './token-claims.ts';

function tokenOf(claims: unknown): string {
  return ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

describe('readClaims', () => {
  it('reads what a token says, letters beyond ASCII and the two characters of base64url included', () => {
    const claims = { sid: '7', name: 'Åsa Lønn', mark: '???>>>', exp: 1_795_262_400 };
    expect(tokenOf(claims)).toMatch(/[-_]/);
    expect(readClaims(tokenOf(claims))).toEqual(claims);
  });

  it.each(['', 'a', 'a.b', 'a.%%.c', tokenOf([1]), tokenOf(null), tokenOf('text')])('finds none in %j', (token) => {
    expect(readClaims(token)).toBeNull();
  });
});

describe('flattenClaims', () => {
  it('writes pairs with semicolons between them', () => {
    expect(flattenClaims({ sid: '7', exp: 1, isMember: true })).toBe('sid=7;exp=1;isMember=true');
  });

  it('repeats the name for each value of a list', () => {
    expect(flattenClaims({ role: ['buyer', 'admin'], none: [], sid: '7' })).toBe('role=buyer;role=admin;sid=7');
  });

  it('writes nothing for no claims', () => {
    expect(flattenClaims({})).toBe('');
  });
});
