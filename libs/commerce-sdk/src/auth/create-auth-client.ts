import { ServerError } from '../errors/server-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import type {
  AuthCallOptions,
  AuthClient,
  LoginRequest,
  LoginResult,
  LogoutResult,
  RefreshResult,
  SignedIn,
  Unreachable,
} from './auth-client.ts';
import {
  exchange,
  REFRESH_HEADER,
  unreachable,
  verdictOf,
  type Exchange,
  type AuthSenderOptions,
} from './auth-exchange.ts';
import { passwordDigest } from './password-digest.ts';

export interface AuthClientOptions extends AuthSenderOptions {
  /** Absolute address of the auth service with account and environment, ending in a slash. */
  endpoint: string;
  /** Absolute address that signs challenges, ending where the challenge belongs: `…/auth/sign/{apiKey}?identity=`. */
  signEndpoint: string;
  clock: { now(): number };
}

/** What `sessionLifetime` says, in minutes, when the shopper shall not be remembered. */
const SHORT_SESSION = { sessionLifetime: 30 };

/** Makes a client for one account. Usable on a server for many visitors at once: nothing of a session stays in it. */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  const refreshes = new Map<string, Promise<RefreshResult>>();
  return {
    login: (request, call) => login(options, request, call),
    refresh(refreshToken, call) {
      const shared = refreshes.get(refreshToken);
      if (shared) return shared;
      const result = refresh(options, refreshToken, call).finally(() => refreshes.delete(refreshToken));
      refreshes.set(refreshToken, result);
      return result;
    },
    logout: (refreshToken, call) => logout(options, refreshToken, call),
  };
}

/** Asks for a challenge, has it signed, and answers it together with the digest. */
async function login(options: AuthClientOptions, request: LoginRequest, call?: AuthCallOptions): Promise<LoginResult> {
  const { username, password, remember } = request;
  const url = `${options.endpoint}login`;
  const challenge = await exchange(options, { url, body: { username }, name: 'login' }, call);
  if (challenge.kind === 'declined') return verdictOf(challenge);
  if (challenge.kind === 'unreachable') return challenge;

  const signature = await sign(options, challenge.body['sign'], call);
  if (signature.kind === 'unreachable') return signature;

  const credentials = { username, signature: signature.body, password: await passwordDigest(password) };
  const body = remember ? credentials : { ...credentials, ...SHORT_SESSION };
  const sentAt = options.clock.now();
  const answer = await exchange(options, { url, body, name: 'login' }, call);
  return answer.kind === 'declined' ? verdictOf(answer) : readTokens(answer, 'login', sentAt);
}

/** A key that the sign address does not know is our mistake and says nothing of the shopper's password. */
async function sign(
  options: AuthClientOptions,
  challenge: unknown,
  call?: AuthCallOptions,
): Promise<Extract<Exchange, { kind: 'answered' }> | Unreachable> {
  if (typeof challenge !== 'string') return unreachable(new ServerParseError('login'));
  const url = `${options.signEndpoint}${encodeURIComponent(challenge)}`;
  const answer = await exchange(options, { url, name: 'sign' }, call);
  return answer.kind === 'declined' ? unreachable(new ServerError(answer.status)) : answer;
}

async function refresh(options: AuthClientOptions, token: string, call?: AuthCallOptions): Promise<RefreshResult> {
  const sentAt = options.clock.now();
  const message = { url: `${options.endpoint}login`, headers: { [REFRESH_HEADER]: token }, name: 'refresh' };
  const answer = await exchange(options, message, call);
  if (answer.kind !== 'declined') return readTokens(answer, 'refresh', sentAt);
  const verdict = verdictOf(answer);
  return verdict.kind === 'limited' ? unreachable(new ServerError(answer.status)) : verdict;
}

async function logout(options: AuthClientOptions, token: string, call?: AuthCallOptions): Promise<LogoutResult> {
  const message = { url: `${options.endpoint}logout`, headers: { [REFRESH_HEADER]: token }, name: 'logout' };
  const answer = await exchange(options, message, call);
  if (answer.kind === 'unreachable') {
    // The body of a logout says nothing, so one that cannot be read takes nothing back.
    return answer.error instanceof ServerParseError ? { kind: 'signed-out' } : answer;
  }
  if (answer.kind === 'answered' || verdictOf(answer).kind === 'refused') return { kind: 'signed-out' };
  return unreachable(new ServerError(answer.status));
}

function readTokens(
  answer: Exclude<Exchange, { kind: 'declined' }>,
  name: string,
  sentAt: number,
): SignedIn | Unreachable {
  if (answer.kind === 'unreachable') return answer;
  const { token, maxAge } = answer.body;
  const { refreshToken } = answer;
  if (typeof token !== 'string' || typeof maxAge !== 'number' || !token || !(maxAge > 0) || !refreshToken) {
    return unreachable(new ServerParseError(name));
  }
  return { kind: 'signed-in', token, maxAge, expiresAt: sentAt + maxAge * 1000, refreshToken };
}
