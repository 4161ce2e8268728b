import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenSaying } from '../testing/memory-auth-service.ts';
import { readTokenUser } from './token-user.ts';

const name = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';

it('says whom a token is about, and all that it says', () => {
  const token = tokenSaying({ sid: '7', [name]: 'anna@torg.example', CustomerType: 'ORGANIZATION', role: ['a', 'b'] });
  expect(readTokenUser(token)).toEqual({
    id: '7',
    username: 'anna@torg.example',
    customerType: 'ORGANIZATION',
    spoofedBy: null,
    mayPreview: false,
    claims: `sid=7;${name}=anna@torg.example;CustomerType=ORGANIZATION;role=a;role=b`,
  });
});

it('shows who looks at the shop as someone else, and who sees what is not published', () => {
  expect(readTokenUser(tokenSaying({ SpoofedBy: 'eva@torg.example' }))).toMatchObject({
    spoofedBy: 'eva@torg.example',
  });
  expect(readTokenUser(tokenSaying({ Preview: true }))).toMatchObject({ mayPreview: true });
});

it.each([{ sid: 7, CustomerType: 'ROBOT', SpoofedBy: '', Preview: 'yes' }, {}])(
  'takes %j for a plain person',
  (claims) => {
    expect(readTokenUser(tokenSaying(claims))).toMatchObject({
      id: null,
      customerType: 'PERSON',
      spoofedBy: null,
      mayPreview: false,
    });
  },
);

it('reads any text without a fault', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => tokenSaying(JSON.parse(json))),
      ),
      (token) => {
        expect(() => readTokenUser(token)).not.toThrow();
      },
    ),
  );
});
