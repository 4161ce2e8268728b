import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { createSigner } from './signer.ts';

const anna = {
  userId: 7,
  email: 'anna@torg.example',
  firstName: 'Anna',
  lastName: 'Lind',
  customerType: 'PERSON',
  mayPreview: false,
  sessionEpoch: 0,
} as const;
const start = 1_795_262_400_000;

function setUp(secret = 'a-secret') {
  let now = start;
  const tokens = createAccessTokens({ secret, clock: { now: () => now } });
  return { tokens, pass: (seconds: number) => void (now += seconds * 1000) };
}

const session = { sessionId: 'session-1', exchangeId: 'exchange-1' };
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const partOf = (token: string, index: number) => token.split('.')[index] ?? '';
const claimsOf = (token: string) => JSON.parse(Buffer.from(partOf(token, 1), 'base64url').toString());

describe('an access token', () => {
  it('makes the claims of the contract', () => {
    expect(claimsOf(setUp().tokens.issue(anna, session))).toEqual({
      sid: '7',
      'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name': 'anna@torg.example',
      CustomerType: 'PERSON',
      MemberType: 'Standard',
      MemberId: '7',
      MemberDiscount: '0',
      SessionEpoch: 0,
      SessionId: 'session-1',
      ExchangeId: 'exchange-1',
      exp: start / 1000 + 900,
    });
  });

  it('serves for 900 seconds', () => {
    const { tokens, pass } = setUp();
    const token = tokens.issue(anna, session);
    pass(899);
    expect(tokens.read(token)).toEqual({
      userId: 7,
      mayPreview: false,
      sessionEpoch: 0,
      sessionId: 'session-1',
      exchange: { id: 'exchange-1', at: start },
      spoofedBy: null,
    });
    pass(1);
    expect(tokens.read(token)).toBeNull();
  });

  it('that a member of the staff borrows names both, serves for an hour and opens no drafts', () => {
    const { tokens, pass } = setUp();
    const token = tokens.issueSpoofed({ ...anna, mayPreview: true }, 'karin@torg.example');
    expect(claimsOf(token)).toMatchObject({ sid: '7', SpoofedBy: 'karin@torg.example', exp: start / 1000 + 3600 });
    pass(3599);
    expect(tokens.read(token)).toEqual({
      userId: 7,
      mayPreview: false,
      sessionEpoch: 0,
      sessionId: null,
      exchange: null,
      spoofedBy: 'karin@torg.example',
    });
    pass(1);
    expect(tokens.read(token)).toBeNull();
  });

  it('to preview is of no customer', () => {
    const { tokens } = setUp();
    const read = tokens.read(tokens.issuePreview('karin@torg.example'));
    expect(read).toMatchObject({ userId: 0, mayPreview: true, sessionId: null, spoofedBy: 'karin@torg.example' });
  });

  it('with changed claims, under another secret or signed for another purpose is nobody', () => {
    const { tokens } = setUp();
    const token = tokens.issue(anna, session);
    const [header, signature] = [partOf(token, 0), partOf(token, 2)];
    const claims = encode({ sid: '8', exp: start });
    expect(tokens.read(`${header}.${claims}.${signature}`)).toBeNull();
    expect(setUp('other').tokens.read(token)).toBeNull();
    const forChallenges = createSigner('a-secret', 'challenge').sign(`${header}.${claims}`);
    expect(tokens.read(`${header}.${claims}.${forChallenges}`)).toBeNull();
  });

  it('cannot choose to go unsigned or how it is checked, however it is signed', () => {
    const { tokens } = setUp();
    const claims = partOf(tokens.issue(anna, session), 1);
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${claims}`;
    expect(tokens.read(`${unsigned}.`)).toBeNull();
    expect(tokens.read(`${unsigned}.${createSigner('a-secret', 'access-token').sign(unsigned)}`)).toBeNull();
  });

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..'])('is not %j', (text) => {
    expect(setUp().tokens.read(text)).toBeNull();
  });
});
