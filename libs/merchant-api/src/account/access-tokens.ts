import type { Clock } from '../clock.ts';
import { createSigner } from './signer.ts';
import type { UserRecord } from './user-record.ts';

/** How long an access token serves, in seconds. */
export const ACCESS_TOKEN_SECONDS = 900;

/** The level of every member until there are others. */
export const MEMBER_TYPE = 'Standard';

const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Who a request is from, and whether they may see what is not published. */
export interface AccessClaims {
  userId: number;
  mayPreview: boolean;
}

/** Short-lived tokens (JWT, HS256) that say who a request is from. */
export interface AccessTokens {
  issue(user: UserRecord): string;
  /** What the token says; null where it is forged, over or no token. */
  read(token: string): AccessClaims | null;
}

/** Makes and reads access tokens. Nothing is kept of them, so one that was issued serves until it ends. */
export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }): AccessTokens {
  const signer = createSigner(secret, 'access-token');
  const nowInSeconds = () => Math.floor(clock.now() / 1000);
  return {
    issue(user) {
      const signed = `${HEADER}.${encode(claimsOf(user, nowInSeconds() + ACCESS_TOKEN_SECONDS))}`;
      return `${signed}.${signer.sign(signed)}`;
    },
    read(token) {
      const [header, claims, signature, ...rest] = token.split('.');
      // The one header that is issued is the one that is read: a token cannot choose how it is checked.
      if (header !== HEADER || claims === undefined || signature === undefined || rest.length > 0) return null;
      if (!signer.isSigned(`${header}.${claims}`, signature)) return null;
      const said: { sid: string; exp: number; Preview?: true } = JSON.parse(
        Buffer.from(claims, 'base64url').toString(),
      );
      return said.exp > nowInSeconds() ? { userId: Number(said.sid), mayPreview: said.Preview === true } : null;
    },
  };
}

function claimsOf({ userId, email, customerType, mayPreview }: UserRecord, exp: number) {
  return {
    sid: String(userId),
    [NAME_CLAIM]: email,
    CustomerType: customerType,
    MemberType: MEMBER_TYPE,
    MemberId: String(userId),
    ...(mayPreview ? { Preview: true } : {}),
    exp,
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
