import type { Unreachable } from '../errors/unreachable.ts';

/** What a shopper signs in with. */
export interface LoginRequest {
  username: string;
  /** In plain text; only its digest is sent. */
  password: string;
  /** Whether the session outlives the half hour that it has otherwise. */
  remember: boolean;
}

/** What a shopper makes an account with. The rest of the profile follows in an operation of the signed-in shopper. */
export type RegisterRequest = LoginRequest;

/** What a shopper changes the password with. */
export interface PasswordChangeRequest extends LoginRequest {
  /** In plain text; only its digest is sent. */
  newPassword: string;
  /** The newest refresh token of the session that asks, where there is one. */
  refreshToken?: string | undefined;
}

/** A session began or goes on. */
export interface SignedIn {
  kind: 'signed-in';
  /** The access token, for `Authorization: Bearer`. */
  token: string;
  /** How long the token serves, in seconds. */
  maxAge: number;
  /** When the token ends, in milliseconds since 1970 by this machine's clock. */
  expiresAt: number;
  /** Serves once: keep the newest, and send no older one. */
  refreshToken: string;
}

/** The service said no. Only this ends a session. */
export interface Refused {
  kind: 'refused';
}

/** The email has an account already (status 409). */
export interface AccountExists {
  kind: 'account-exists';
}

/** There were too many failed attempts lately. */
export interface Limited {
  kind: 'limited';
  /** How long to wait; null where the service does not say. */
  retryAfterSeconds: number | null;
}

/** What came of signing in. */
export type LoginResult = SignedIn | Refused | Limited | Unreachable;
/** What came of making an account. */
export type RegisterResult = SignedIn | AccountExists | Refused | Limited | Unreachable;
/** `refused` is a wrong current password, after which the shopper is to be logged out. */
export type PasswordChangeResult = LoginResult;
/** What came of exchanging a refresh token. */
export type RefreshResult = SignedIn | Refused | Unreachable;
/** What came of signing out. */
export type LogoutResult = { kind: 'signed-out' } | Unreachable;

/** What one call to the auth service may bring along. */
export interface AuthCallOptions {
  signal?: AbortSignal | undefined;
  /** Sent along, such as where the visitor's own request came from when a server calls for them. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Speaks to the auth service. It keeps no session: tokens go out as results and come back as arguments. Nothing throws. A
 * page that cannot hash a password, as without https, sends nothing: the answer is `unreachable`, with an error of the code
 * `CRYPTOGRAPHY_UNAVAILABLE`.
 */
export interface AuthClient {
  login(request: LoginRequest, options?: AuthCallOptions): Promise<LoginResult>;
  /** Makes an account and begins its first session. */
  register(request: RegisterRequest, options?: AuthCallOptions): Promise<RegisterResult>;
  /** Sets a new password. It ends every session of the account; the result is the one that goes on. */
  changePassword(request: PasswordChangeRequest, options?: AuthCallOptions): Promise<PasswordChangeResult>;
  /**
   * Exchanges a refresh token. Calls with the same token share one request, since it serves only once. It is made with the
   * headers of the first; who gives up ends only the own wait, as a token that was sent may be spent.
   */
  refresh(refreshToken: string, options?: AuthCallOptions): Promise<RefreshResult>;
  logout(refreshToken: string, options?: AuthCallOptions): Promise<LogoutResult>;
}
