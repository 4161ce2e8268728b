import type { CommerceError } from '../errors/commerce-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import { passwordDigest } from '../hashing/password-digest.ts';
import type { Digest } from '../ports/digest.ts';
import type { AuthCallOptions, LoginRequest, SignedIn } from './auth-client.ts';
import { exchange, REFRESH_HEADER, type AuthSenderOptions, type Exchange } from './auth-exchange.ts';
import { readTokens } from './read-tokens.ts';

/** Where the auth service is, and how it is reached. */
export interface AuthClientOptions extends AuthSenderOptions {
  /** Absolute address of the auth service with account and environment, ending in a slash. */
  endpoint: string;
  /** Absolute address that signs challenges, ending where the challenge belongs: `…/auth/sign/{apiKey}?identity=`. */
  signEndpoint: string;
  /** Hashes passwords; the platform's own when left out. */
  digest?: Digest;
  /**
   * Is told why a challenge was not signed, as by a key that is not known there. The shopper is answered `unreachable`, so that
   * nobody else hears of a mistake in the settings.
   */
  report?: (error: CommerceError) => void;
}

/** What credentials are sent for; it is the end of the address as well. */
export type CredentialAction = 'login' | 'register' | 'password';

/** Credentials on their way, with what only some actions carry. Passwords in plain text; digests are sent. */
export interface Submission extends LoginRequest {
  newPassword?: string;
  /** The session's newest, which goes along where there is one. */
  refreshToken?: string | undefined;
}

/** What `sessionLifetime` says, in minutes, when the shopper shall not be remembered. */
const SHORT_SESSION = { sessionLifetime: 30 };

/**
 * Asks for a challenge, has it signed, and answers it together with the digest. Where the platform cannot hash, nothing is
 * asked.
 */
export async function submitCredentials(
  options: AuthClientOptions,
  action: CredentialAction,
  submission: Submission,
  call?: AuthCallOptions,
): Promise<SignedIn | Unreachable | Extract<Exchange, { kind: 'declined' }>> {
  const { username, refreshToken } = submission;
  const secrets = await secretsOf(submission, options.digest).catch(asUnreachable);
  if ('kind' in secrets) return secrets;
  const url = `${options.endpoint}${action}`;
  const headers: Record<string, string> = refreshToken ? { [REFRESH_HEADER]: refreshToken } : {};
  const challenge = await exchange(options, { url, headers, body: { username }, name: action }, call);
  if (challenge.kind !== 'answered') return challenge;

  const signature = await sign(options, challenge.body['sign'], call);
  if (signature.kind === 'unreachable') {
    options.report?.(signature.error);
    return signature;
  }

  const body = { username, signature: signature.body, ...secrets };
  const sentAt = options.clock.now();
  const answer = await exchange(options, { url, headers, body, name: action }, call);
  return answer.kind === 'declined' ? answer : readTokens(answer, action, sentAt);
}

interface Secrets {
  password: string;
  newPassword?: string;
  sessionLifetime?: number;
}

async function secretsOf({ password, newPassword, remember }: Submission, digest?: Digest): Promise<Secrets> {
  return {
    password: await passwordDigest(password, digest),
    ...(newPassword !== undefined && { newPassword: await passwordDigest(newPassword, digest) }),
    ...(!remember && SHORT_SESSION),
  };
}

function asUnreachable(error: unknown): Unreachable {
  return unreachable(toCommerceError(error));
}

/** A key that the sign address does not know is our mistake and says nothing of the shopper's password. */
async function sign(
  options: AuthClientOptions,
  challenge: unknown,
  call?: AuthCallOptions,
): Promise<Extract<Exchange, { kind: 'answered' }> | Unreachable> {
  if (typeof challenge !== 'string') return unreachable(new ServerParseError('challenge'));
  const url = `${options.signEndpoint}${encodeURIComponent(challenge)}`;
  const answer = await exchange(options, { url, name: 'sign' }, call);
  return answer.kind === 'declined' ? unreachable(answer.error) : answer;
}
