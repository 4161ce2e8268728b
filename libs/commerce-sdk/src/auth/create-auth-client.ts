import { addressSetting, checkSettings, timeSetting } from '../client/check-settings.ts';
import { untilAborted } from '../client/until-aborted.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { unreachable } from '../errors/unreachable.ts';
import type { AuthCallOptions, AuthClient, LogoutResult, RefreshResult } from './auth-client.ts';
import { exchange, REFRESH_HEADER, verdictOf } from './auth-exchange.ts';
import { readTokens } from './read-tokens.ts';
import { submitCredentials, type AuthClientOptions } from './submit-credentials.ts';

/** How the service says that an email has an account already. */
const CONFLICT = 409;

/**
 * Makes a client for one account. Usable on a server for many visitors at once: nothing of a session stays in it. Throws a
 * `ConfigurationError` that lists all that is wrong with the settings.
 *
 * @example
 * const auth = createAuthClient({
 *   endpoint: 'http://localhost:4000/api/torg_dev/',
 *   signEndpoint: 'http://localhost:4000/auth/sign/00000000-0000-0000-0000-000000000000?identity=',
 *   clock: Date,
 * });
 */
export function createAuthClient(options: AuthClientOptions): AuthClient {
  checkSettings([
    addressSetting('endpoint', options.endpoint, /^https?:\/\/\S+\/$/i, 'https://auth.example/api/shop_prod/'),
    addressSetting(
      'signEndpoint',
      options.signEndpoint,
      /^https?:\/\/\S+$/i,
      'https://api.example/auth/sign/KEY?identity=',
    ),
    timeSetting('timeoutMs', options.timeoutMs),
  ]);
  const refreshes = new Map<string, Promise<RefreshResult>>();
  function share(token: string, call: AuthCallOptions): Promise<RefreshResult> {
    const shared = refreshes.get(token);
    if (shared) return shared;
    const result = refresh(options, token, call).finally(() => refreshes.delete(token));
    refreshes.set(token, result);
    return result;
  }
  return {
    async login(request, call) {
      const answer = await submitCredentials(options, 'login', request, call);
      return answer.kind === 'declined' ? verdictOf(answer) : answer;
    },
    async register(request, call) {
      const answer = await submitCredentials(options, 'register', request, call);
      if (answer.kind !== 'declined') return answer;
      return answer.status === CONFLICT ? { kind: 'account-exists' } : verdictOf(answer);
    },
    async changePassword(request, call) {
      const answer = await submitCredentials(options, 'password', request, call);
      return answer.kind === 'declined' ? verdictOf(answer) : answer;
    },
    async refresh(refreshToken, { signal, ...call } = {}) {
      try {
        if (signal?.aborted) throw signal.reason;
        return await untilAborted(share(refreshToken, call), signal);
      } catch (error) {
        return unreachable(NetworkError.aborted(error));
      }
    },
    logout: (refreshToken, call) => logout(options, refreshToken, call),
  };
}

async function refresh(options: AuthClientOptions, token: string, call: AuthCallOptions): Promise<RefreshResult> {
  const sentAt = options.clock.now();
  const message = { url: `${options.endpoint}login`, headers: { [REFRESH_HEADER]: token }, name: 'refresh' };
  const answer = await exchange(options, message, call);
  if (answer.kind !== 'declined') return readTokens(answer, 'refresh', sentAt);
  const verdict = verdictOf(answer);
  return verdict.kind === 'limited' ? unreachable(answer.error) : verdict;
}

async function logout(options: AuthClientOptions, token: string, call?: AuthCallOptions): Promise<LogoutResult> {
  const message = { url: `${options.endpoint}logout`, headers: { [REFRESH_HEADER]: token }, name: 'logout' };
  const answer = await exchange(options, message, call);
  if (answer.kind === 'unreachable') {
    // The body of a logout says nothing, so one that cannot be read takes nothing back.
    return answer.error instanceof ServerParseError ? { kind: 'signed-out' } : answer;
  }
  if (answer.kind === 'answered' || verdictOf(answer).kind === 'refused') return { kind: 'signed-out' };
  return unreachable(answer.error);
}
