/** Tokens and challenges are for one client at one time. */
const headers = { 'cache-control': 'no-store' };

const refusals = {
  BAD_REQUEST: [
    400,
    'Send a JSON object with username, and then with signature and password. A change needs newPassword as well.',
  ],
  BAD_PASSKEY_REQUEST: [400, 'Send a JSON object with origin, and then with credential as a browser gives it.'],
  CHALLENGE_EXPIRED: [400, 'This is no challenge that is still open. Ask for a new one.'],
  INVALID_EMAIL: [400, 'The username must be an email address.'],
  PASSWORD_FORM: [400, 'Send passwords as the contract says: the base64 of their SHA-384 with the public salt.'],
  INVALID_CREDENTIALS: [401, 'The username or the password is wrong.'],
  CHALLENGE_REFUSED: [401, 'The signature does not fit the username, or is too old. Ask for a new challenge.'],
  PASSKEY_REFUSED: [401, 'The key is not known, or signed something else. Ask for what it is to sign anew.'],
  SESSION_ENDED: [401, 'The refresh token serves no more. Sign in again.'],
  UNAUTHORIZED: [401, 'The key in the address is not known.'],
  UNKNOWN_ORIGIN: [403, 'The origin is none of the shop’s own, or none where browsers make passkeys.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method.'],
  ACCOUNT_EXISTS: [409, 'There is an account with this email already. Sign in, or ask for a new password.'],
  BODY_TOO_LARGE: [413, 'The request is too large.'],
  TOO_MANY_ATTEMPTS: [429, 'There were too many attempts. Wait before the next one.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Why the auth service does not do what was asked. */
export type AuthRefusal = keyof typeof refusals;

/** An answer that says no, and why. */
export function refuse(error: AuthRefusal, extra: Record<string, string> = {}): Response {
  const [status, message] = refusals[error];
  return Response.json({ error, message }, { status, headers: { ...headers, ...extra } });
}

/** An answer in JSON. */
export function answer(body: object, extra: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...headers, ...extra } });
}
