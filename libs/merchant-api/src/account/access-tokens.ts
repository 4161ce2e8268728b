import type { Clock } from '../clock.ts';
import type { IssuedToken } from './refresh-token.repository.ts';
import { createSigner } from './signer.ts';
import type { UserRecord } from './user-record.ts';

/** How long an access token serves, in seconds. */
export const ACCESS_TOKEN_SECONDS = 900;

/** How long the token of someone who looks at the shop as a customer or an editor serves, in seconds. */
export const BORROWED_TOKEN_SECONDS = 3600;

/** The level of every member until there are others. */
export const MEMBER_TYPE = 'Standard';

const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Nobody has this id: who previews with a borrowed token is no customer. */
const NOBODY = 0;

/** Who a request is from, and whether they may see what is not published. */
export interface AccessClaims {
  userId: number;
  mayPreview: boolean;
  /** The epoch of the customer's sessions that the token belongs to. */
  sessionEpoch: number;
  /** The session that the token ends with; null for a borrowed one, which is of none. */
  sessionId: string | null;
  /** The exchange that gave it out, and when (ms since 1970); null for a borrowed one, and for those from before they named it. */
  exchange: { id: string; at: number } | null;
  /** Who of the shop acts as the customer; null for the customer. */
  spoofedBy: string | null;
}

/** Whose token it is: a member of the staff may hold one that says a customer's name. */
type TokenOwner = Pick<UserRecord, 'userId' | 'email' | 'customerType' | 'mayPreview' | 'sessionEpoch'>;

/** Short-lived tokens (JWT, HS256) that say who a request is from. */
export interface AccessTokens {
  issue(user: TokenOwner, session: Pick<IssuedToken, 'sessionId' | 'exchangeId'>): string;
  /** A token to look at the shop as a customer, which names who does. It cannot be refreshed. */
  issueSpoofed(user: TokenOwner, spoofedBy: string): string;
  /** A token to see what is not published, for someone without an account. It cannot be refreshed. */
  issuePreview(spoofedBy: string): string;
  /** What the token says; null where it is forged, over or no token. */
  read(token: string): AccessClaims | null;
}

/** Makes and reads access tokens. Nothing is kept of them; whether its session still stands is for the reader of one to ask. */
export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }): AccessTokens {
  const signer = createSigner(secret, 'access-token');
  const nowInSeconds = () => Math.floor(clock.now() / 1000);
  const sign = (owner: TokenOwner, seconds: number, whose: Partial<SaidClaims>) => {
    const signed = `${HEADER}.${encode({ ...claimsOf(owner, nowInSeconds() + seconds), ...whose })}`;
    return `${signed}.${signer.sign(signed)}`;
  };
  return {
    issue: (user, { sessionId, exchangeId }) =>
      sign(user, ACCESS_TOKEN_SECONDS, { SessionId: sessionId, ExchangeId: exchangeId }),
    issueSpoofed: (user, spoofedBy) =>
      sign({ ...user, mayPreview: false }, BORROWED_TOKEN_SECONDS, { SpoofedBy: spoofedBy }),
    issuePreview: (spoofedBy) => sign(previewer, BORROWED_TOKEN_SECONDS, { SpoofedBy: spoofedBy }),
    read(token) {
      const [header, claims, signature, ...rest] = token.split('.');
      // The one header that is issued is the one that is read: a token cannot choose how it is checked.
      if (header !== HEADER || claims === undefined || signature === undefined || rest.length > 0) return null;
      if (!signer.isSigned(`${header}.${claims}`, signature)) return null;
      return readClaims(claims, nowInSeconds());
    },
  };
}

const previewer: TokenOwner = {
  userId: NOBODY,
  email: 'preview',
  customerType: 'PERSON',
  mayPreview: true,
  sessionEpoch: 0,
};

function claimsOf(owner: TokenOwner, exp: number) {
  const { userId, email, customerType, mayPreview, sessionEpoch } = owner;
  return {
    sid: String(userId),
    [NAME_CLAIM]: email,
    CustomerType: customerType,
    MemberType: MEMBER_TYPE,
    MemberId: String(userId),
    MemberDiscount: '0',
    ...(mayPreview ? { Preview: true } : {}),
    SessionEpoch: sessionEpoch,
    exp,
  };
}

interface SaidClaims {
  sid: string;
  exp: number;
  Preview?: true;
  SessionEpoch?: number;
  SessionId?: string;
  ExchangeId?: string;
  SpoofedBy?: string;
}

/** Reads claims that were signed here. A token from before there were epochs belongs to the first one. */
function readClaims(claims: string, now: number): AccessClaims | null {
  const said: SaidClaims = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (said.exp <= now) return null;
  return {
    userId: Number(said.sid),
    mayPreview: said.Preview === true,
    sessionEpoch: said.SessionEpoch ?? 0,
    sessionId: said.SessionId ?? null,
    exchange: said.ExchangeId ? { id: said.ExchangeId, at: (said.exp - ACCESS_TOKEN_SECONDS) * 1000 } : null,
    spoofedBy: said.SpoofedBy ?? null,
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
