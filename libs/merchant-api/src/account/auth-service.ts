import type { AccessClaims } from './access-tokens.ts';
import { answerCredentials } from './answer-credentials.ts';
import { answerLogout, answerRefresh } from './answer-session.ts';
import { answer, refuse } from './auth-answers.ts';
import { createAuthParts, type AuthParts, type AuthServiceOptions } from './auth-parts.ts';
import { answerPasskey } from './passkeys/answer-passkey.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { PasswordResets } from './password-resets.ts';
import type { UserRecord } from './user-record.ts';

/** Signs customers in, and tells who a request is from. */
export interface AuthService {
  /** Answers the auth addresses; null for every other one. */
  answer(request: Request): Promise<Response | null>;
  /** The user whom an `Authorization` header names; null where it names nobody who is signed in. */
  userOf(authorization: string | null): Promise<UserRecord | null>;
  /** Whether an `Authorization` header is an editor's, who may see what is not published. */
  mayPreview(authorization: string | null): Promise<boolean>;
  /** Who of the shop acts as the customer that an `Authorization` header names; null where nobody does. */
  spoofedBy(authorization: string | null): string | null;
  /** The session that an `Authorization` header is of; null where it is of none. It says nothing of whether that stands. */
  sessionOf(authorization: string | null): string | null;
  /**
   * Whether an `Authorization` header brings a token that was never one or is over. It asks no database: that the session of a
   * young token has ended shows where its customer is asked for.
   */
  bringsNoToken(authorization: string | null): boolean;
  /** Where a request comes from. */
  addressOf(request: Request): string;
  passwordResets: PasswordResets;
  passkeys: Passkeys;
}

/** Makes the auth service over a database that is up to date. */
export function createAuthService(options: AuthServiceOptions): AuthService {
  const parts = createAuthParts(options);
  const actionPrefix = `/api/${options.account}/`;
  const signPrefix = '/auth/sign/';

  return {
    async answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith(signPrefix)) {
        const hasKey = pathname.slice(signPrefix.length).toLowerCase() === options.apiKey.toLowerCase();
        return answerSign(parts, request.method, hasKey, searchParams.get('identity') ?? '');
      }
      if (!pathname.startsWith(actionPrefix)) return null;
      return answerAction(parts, request, pathname.slice(actionPrefix.length), options);
    },
    async userOf(authorization) {
      const claims = parts.accessTokens.read(tokenOf(authorization));
      return claims && ownerOf(parts, claims);
    },
    async mayPreview(authorization) {
      const claims = parts.accessTokens.read(tokenOf(authorization));
      if (!claims?.mayPreview) return false;
      return claims.spoofedBy !== null || (await ownerOf(parts, claims)) !== null;
    },
    spoofedBy: (authorization) => parts.accessTokens.read(tokenOf(authorization))?.spoofedBy ?? null,
    sessionOf: (authorization) => parts.accessTokens.read(tokenOf(authorization))?.sessionId ?? null,
    bringsNoToken: (authorization) =>
      tokenOf(authorization) !== '' && parts.accessTokens.read(tokenOf(authorization)) === null,
    addressOf: options.addressOf,
    passwordResets: parts.passwordResets,
    passkeys: parts.passkeys,
  };
}

/** The customer whom a token names, unless its session or the epoch of it has ended. */
async function ownerOf(
  { users, refreshTokens }: AuthParts,
  { userId, sessionEpoch, sessionId, exchange }: AccessClaims,
): Promise<UserRecord | null> {
  const [user, stands] = await Promise.all([
    users.find(userId),
    sessionId === null || refreshTokens.stands(sessionId),
    exchange && refreshTokens.arrived(exchange.id, exchange.at),
  ]);
  return stands && user?.sessionEpoch === sessionEpoch ? user : null;
}

function tokenOf(authorization: string | null): string {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

function answerSign({ challenges }: AuthParts, method: string, hasKey: boolean, challenge: string): Response {
  if (method !== 'GET') return refuse('METHOD_NOT_ALLOWED', { allow: 'GET' });
  if (!hasKey) return refuse('UNAUTHORIZED');
  const signed = challenges.sign(challenge);
  return signed ? answer(signed) : refuse('CHALLENGE_EXPIRED');
}

async function answerAction(
  parts: AuthParts,
  request: Request,
  action: string,
  { addressOf, shopUrls }: Pick<AuthServiceOptions, 'addressOf' | 'shopUrls'>,
): Promise<Response | null> {
  const { method } = request;
  switch (action) {
    case 'login':
      if (method === 'POST') return answerCredentials(parts, action, request, addressOf(request));
      return method === 'GET' ? answerRefresh(parts, request) : refuse('METHOD_NOT_ALLOWED', { allow: 'GET, POST' });
    case 'logout':
      return method === 'GET' ? answerLogout(parts, request) : refuse('METHOD_NOT_ALLOWED', { allow: 'GET' });
    case 'register':
    case 'password':
      if (method === 'POST') return answerCredentials(parts, action, request, addressOf(request));
      return refuse('METHOD_NOT_ALLOWED', { allow: 'POST' });
    case 'passkey':
      if (method === 'POST') return answerPasskey(parts, request, { address: addressOf(request), shopUrls });
      return refuse('METHOD_NOT_ALLOWED', { allow: 'POST' });
    default:
      return null;
  }
}
