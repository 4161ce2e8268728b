import type { AuthCallOptions, Limited, LoginResult } from '../auth/auth-client.ts';
import { exchange, verdictOf, type AuthSenderOptions } from '../auth/auth-exchange.ts';
import { readTokens } from '../auth/read-tokens.ts';
import { addressSetting, checkSettings, timeSetting } from '../client/check-settings.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';

/** Where the auth service is, and how it is reached. */
export interface PasskeyClientOptions extends AuthSenderOptions {
  /** Absolute address of the auth service with account and environment, ending in a slash. */
  endpoint: string;
}

/** What a browser asks its owner's keys to sign. */
export type PasskeyChallengeResult =
  /** `options` is a `PublicKeyCredentialRequestOptionsJSON`; it serves once, for five minutes. */
  | { kind: 'asked'; options: Readonly<Record<string, unknown>> }
  /** The service knows no passkeys, or none for pages of that origin. */
  | { kind: 'not-offered' }
  | Limited
  | Unreachable;

/** What a key signed. */
export interface PasskeyLogin {
  /** Of the page that asked; one of the shop's own. */
  origin: string;
  /** The browser's `AuthenticationResponseJSON`. */
  credential: object;
  /** Whether the session outlives the half hour that it has otherwise. */
  remember: boolean;
}

/** Signs in by keys in place of passwords, where an auth service knows them; the contract does not. Nothing throws. */
export interface PasskeyClient {
  challenge(origin: string, options?: AuthCallOptions): Promise<PasskeyChallengeResult>;
  /** `refused` is a key that is not known, or that signed something else. */
  signIn(login: PasskeyLogin, options?: AuthCallOptions): Promise<LoginResult>;
}

/** What `sessionLifetime` says, in minutes, when the shopper shall not be remembered. */
const SHORT_SESSION = { sessionLifetime: 30 };

/** How a service says that it has no such address. One that has it refuses an origin that is not its own. */
const MISSING = [404, 405];

/**
 * Makes a client for one account. Throws a `ConfigurationError` that lists all that is wrong with the settings.
 *
 * @example
 * const passkeys = createPasskeyClient({ endpoint: 'https://auth.example/api/shop_prod/', clock: Date });
 * const asked = await passkeys.challenge('https://shop.example');
 */
export function createPasskeyClient(options: PasskeyClientOptions): PasskeyClient {
  checkSettings([
    addressSetting('endpoint', options.endpoint, /^https?:\/\/\S+\/$/i, 'https://auth.example/api/shop_prod/'),
    timeSetting('timeoutMs', options.timeoutMs),
  ]);
  const message = { url: `${options.endpoint}passkey`, name: 'passkey' };
  return {
    async challenge(origin, call) {
      const answer = await exchange(options, { ...message, body: { origin } }, call);
      if (answer.kind === 'unreachable') return answer;
      if (answer.kind === 'declined') {
        const verdict = MISSING.includes(answer.status) ? null : verdictOf(answer);
        return verdict === null || verdict.kind === 'refused' ? { kind: 'not-offered' } : verdict;
      }
      const asked = answer.body['options'];
      const isAsked = typeof asked === 'object' && asked !== null;
      return isAsked ? { kind: 'asked', options: { ...asked } } : unreachable(new ServerParseError('passkey'));
    },
    async signIn({ origin, credential, remember }, call) {
      const sentAt = options.clock.now();
      const body = { origin, credential, ...(!remember && SHORT_SESSION) };
      const answer = await exchange(options, { ...message, body }, call);
      return answer.kind === 'declined' ? verdictOf(answer) : readTokens(answer, 'passkey', sentAt);
    },
  };
}
