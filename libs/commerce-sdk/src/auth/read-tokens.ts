import { ServerParseError } from '../errors/server-parse-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import type { SignedIn } from './auth-client.ts';
import type { Exchange } from './auth-exchange.ts';

/**
 * Reads the tokens out of an answer. One that lacks any of them, or whose token serves for no time, is as good as none: it
 * says nothing about who is signed in. `sentAt` is when the request left, since the token may be as old as that.
 */
export function readTokens(
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
