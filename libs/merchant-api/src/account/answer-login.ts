import { readBody } from '../server/request-guard.ts';
import { ACCESS_TOKEN_SECONDS } from './access-tokens.ts';
import { answer, refuse } from './auth-answers.ts';
import type { AuthParts } from './auth-parts.ts';
import { readLoginBody, type LoginBody } from './read-credentials.ts';
import { signIn } from './sign-in.ts';
import type { UserRecord } from './user-record.ts';

/** The header that carries refresh tokens, in requests and answers. */
const REFRESH_HEADER = 'x-auth-refresh-token';

const SHORT_SESSION_SECONDS = 30 * 60;
const LONG_SESSION_SECONDS = 7 * 24 * 60 * 60;

/** Answers a posted login: a username alone with a challenge, credentials with tokens. */
export async function answerLogin(parts: AuthParts, request: Request, address: string): Promise<Response> {
  const bytes = await readBody(request);
  if (bytes instanceof Response) return refuse('BODY_TOO_LARGE');
  const body = readLoginBody(new TextDecoder().decode(bytes));
  if (!body) return refuse('BAD_REQUEST');
  if (body.kind === 'challenge') return answer({ sign: parts.challenges.issue(body.username) });
  return answerCredentials(parts, body, address);
}

type SentCredentials = Extract<LoginBody, { kind: 'credentials' }>;

async function answerCredentials(parts: AuthParts, body: SentCredentials, address: string): Promise<Response> {
  const verdict = await signIn(parts, body.credentials, address);
  switch (verdict.kind) {
    case 'signed-in': {
      const lifetime = body.isShortSession ? SHORT_SESSION_SECONDS : LONG_SESSION_SECONDS;
      return answerTokens(parts, verdict.user, await parts.refreshTokens.issue(verdict.user.userId, lifetime));
    }
    case 'refused':
      return refuse('INVALID_CREDENTIALS');
    case 'challenge-refused':
      return refuse('CHALLENGE_REFUSED');
    case 'limited':
      return refuse('TOO_MANY_ATTEMPTS', { 'retry-after': String(verdict.retryAfterSeconds) });
  }
}

/** Answers a refresh: the token in the header is exchanged. */
export async function answerRefresh(parts: AuthParts, request: Request): Promise<Response> {
  const sent = request.headers.get(REFRESH_HEADER);
  const rotated = sent ? await parts.refreshTokens.rotate(sent) : null;
  const user = rotated && (await parts.users.find(rotated.userId));
  return user ? answerTokens(parts, user, rotated.refreshToken) : refuse('SESSION_ENDED');
}

/** Answers a logout. There is nothing to tell a client whose token is unknown: it is signed out. */
export async function answerLogout(parts: AuthParts, request: Request): Promise<Response> {
  const sent = request.headers.get(REFRESH_HEADER);
  if (sent) await parts.refreshTokens.revoke(sent);
  return answer({});
}

function answerTokens({ accessTokens }: AuthParts, user: UserRecord, refreshToken: string): Response {
  return answer({ token: accessTokens.issue(user), maxAge: ACCESS_TOKEN_SECONDS }, { [REFRESH_HEADER]: refreshToken });
}
