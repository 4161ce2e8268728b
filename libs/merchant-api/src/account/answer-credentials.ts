import { readBody } from '../http/read-body.ts';
import { answerNewSession } from './answer-session.ts';
import { answer, refuse } from './auth-answers.ts';
import type { AuthParts } from './auth-parts.ts';
import { changePassword, type ChangePasswordResult } from './change-password.ts';
import { readAuthBody, type SentCredentials } from './read-credentials.ts';
import { register, type RegisterResult } from './register.ts';
import { signIn } from './sign-in.ts';

/** What credentials are posted for. */
export type CredentialAction = 'login' | 'register' | 'password';

/** Answers a post: a username alone with a challenge, credentials with tokens. A challenge serves for any action. */
export async function answerCredentials(
  parts: AuthParts,
  action: CredentialAction,
  request: Request,
  address: string,
): Promise<Response> {
  const bytes = await readBody(request);
  if (bytes instanceof Response) return refuse('BODY_TOO_LARGE');
  const body = readAuthBody(new TextDecoder().decode(bytes));
  if (!body) return refuse('BAD_REQUEST');
  if (body.kind === 'challenge') return answer({ sign: parts.challenges.issue(body.username) });
  const result = await decide(parts, action, body, { address, languageId: languageIdOf(request) });
  return result
    ? answerResult(parts, result, { isShort: body.isShortSession, agent: request.headers.get('user-agent') })
    : refuse('BAD_REQUEST');
}

type CredentialsResult = ChangePasswordResult | RegisterResult;

async function decide(
  parts: AuthParts,
  action: CredentialAction,
  { credentials, newPassword }: SentCredentials,
  visitor: { address: string; languageId: string },
): Promise<CredentialsResult | null> {
  const { address } = visitor;
  switch (action) {
    case 'login':
      return signIn(parts, credentials, address);
    case 'register':
      return register(parts, credentials, address);
    case 'password':
      return newPassword === null ? null : changePassword(parts, credentials, newPassword, visitor);
  }
}

/** The language of mails to whoever asks. The address to sign in is no channel's, and so has none of its own. */
function languageIdOf(request: Request): string {
  return /^n[bno]\b/i.test(request.headers.get('accept-language') ?? '') ? 'nb-NO' : 'sv-SE';
}

function answerResult(
  parts: AuthParts,
  result: CredentialsResult,
  session: { isShort: boolean; agent: string | null },
): Response | Promise<Response> {
  switch (result.kind) {
    case 'signed-in':
    case 'registered':
      return answerNewSession(parts, result.user, session);
    case 'refused':
      return refuse('INVALID_CREDENTIALS');
    case 'challenge-refused':
      return refuse('CHALLENGE_REFUSED');
    case 'taken':
      return refuse('ACCOUNT_EXISTS');
    case 'invalid-email':
      return refuse('INVALID_EMAIL');
    case 'no-digest':
      return refuse('PASSWORD_FORM');
    case 'limited':
      return refuse('TOO_MANY_ATTEMPTS', { 'retry-after': String(result.retryAfterSeconds) });
  }
}
