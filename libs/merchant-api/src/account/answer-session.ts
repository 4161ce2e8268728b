import { ACCESS_TOKEN_SECONDS } from './access-tokens.ts';
import { answer, refuse } from './auth-answers.ts';
import type { AuthParts } from './auth-parts.ts';
import type { IssuedToken } from './refresh-token.repository.ts';
import type { UserRecord } from './user-record.ts';

/** The header that carries refresh tokens, in requests and answers. */
const REFRESH_HEADER = 'x-auth-refresh-token';

const SHORT_SESSION_SECONDS = 30 * 60;
const LONG_SESSION_SECONDS = 7 * 24 * 60 * 60;

/** Begins a session and answers with its tokens; `agent` is what the browser said of itself. */
export async function answerNewSession(
  parts: AuthParts,
  user: UserRecord,
  { isShort, agent }: { isShort: boolean; agent: string | null },
): Promise<Response> {
  const lifetime = isShort ? SHORT_SESSION_SECONDS : LONG_SESSION_SECONDS;
  return answerTokens(parts, user, await parts.refreshTokens.issue(user, lifetime, agent));
}

/** Answers a refresh: the token in the header is exchanged. */
export async function answerRefresh(parts: AuthParts, request: Request): Promise<Response> {
  const sent = request.headers.get(REFRESH_HEADER);
  const rotated = sent ? await parts.refreshTokens.rotate(sent) : null;
  const user = rotated && (await parts.users.find(rotated.userId));
  if (!user) return refuse('SESSION_ENDED');
  // The token is of the session's epoch: a new password that came in between has ended it.
  return answerTokens(parts, { ...user, sessionEpoch: rotated.sessionEpoch }, rotated);
}

/** Answers a logout. There is nothing to tell a client whose token is unknown: it is signed out. */
export async function answerLogout(parts: AuthParts, request: Request): Promise<Response> {
  const sent = request.headers.get(REFRESH_HEADER);
  if (sent) await parts.refreshTokens.revoke(sent);
  return answer({});
}

function answerTokens({ accessTokens }: AuthParts, user: UserRecord, session: IssuedToken): Response {
  const token = accessTokens.issue(user, session);
  return answer({ token, maxAge: ACCESS_TOKEN_SECONDS }, { [REFRESH_HEADER]: session.refreshToken });
}
