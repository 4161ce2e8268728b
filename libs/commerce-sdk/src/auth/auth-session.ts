import type { Unreachable } from '../errors/unreachable.ts';
import type { Clock, Scheduler } from '../ports/time.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import type {
  AuthClient,
  LoginRequest,
  LoginResult,
  LogoutResult,
  PasswordChangeResult,
  Refused,
  RegisterRequest,
  RegisterResult,
} from './auth-client.ts';
import type { TokenLife } from './refresh-time.ts';
import type { TokenUser } from './token-user.ts';

/** The tokens that a session lives on. */
export interface SessionTokens extends TokenLife {
  /** The access token, for `Authorization: Bearer`. */
  token: string;
  /** Exchanges for the next tokens; null for a borrowed session, which ends with its token. */
  refreshToken: string | null;
}

/** What is known of who is signed in. */
export type AuthState =
  /** Nothing yet: the start is under way, or the service could not be reached since. */
  { status: 'unknown' } | { status: 'anonymous' } | { status: 'signed-in'; user: TokenUser; tokens: SessionTokens };

/** Where a session stands after it was to be refreshed. `unreachable` leaves it as it was; it tries again by itself. */
export type AuthSessionResult = { kind: 'signed-in' } | { kind: 'anonymous' } | Unreachable;

/** What a session needs from the world. */
export interface AuthSessionOptions {
  /** Speaks to the auth service. */
  auth: AuthClient;
  /** Where the refresh token waits for the next visit. Without it a session ends with the page. */
  storage?: TextStorage;
  /** By which the age of tokens is told; `Date` is one. */
  clock: Clock;
  /** The platform's timers when left out. */
  scheduler?: Scheduler;
  /**
   * Runs a task while no other tab runs one, such as
   * `async (task) => await navigator.locks.request('session', task)`. A refresh token
   * serves once, and a service may end the session of one that is sent twice, so give this wherever tabs share a storage.
   */
  exclusively?: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Is told what a listener threw. */
  report?: (error: unknown) => void;
}

/**
 * Keeps a shopper signed in. Tokens are exchanged at 90 % of their age, one exchange at a time; a network that fails signs
 * nobody in or out, and only a definite refusal ends a session. Nothing throws.
 */
export interface AuthSession {
  /** The state of the moment. */
  readonly state: AuthState;
  /** The access token of the moment, for the `auth` option of a client; null while nobody is signed in. */
  readonly token: string | null;
  /** Goes on with the session that the last visit kept, if there is one. */
  start(): Promise<AuthSessionResult>;
  /** Signs in. A refusal leaves the session as it was. */
  login(request: LoginRequest): Promise<LoginResult>;
  /** Makes an account and signs in with it. */
  register(request: RegisterRequest): Promise<RegisterResult>;
  /** Sets a new password. A wrong current one ends the session, as the service's own front end does. */
  changePassword(request: {
    password: string;
    newPassword: string;
  }): Promise<PasswordChangeResult | { kind: 'not-signed-in' }>;
  /** Ends the session. Who could not be signed out stays signed in, and is told so. */
  logout(): Promise<LogoutResult>;
  /**
   * Goes on as whom a token names that the shop's staff was given, to see the shop as a customer or what is not published.
   * The session before it ends. It serves an hour and is kept nowhere. What is no such token is refused; whether it is
   * genuine only the API knows, so take none from an address without asking who opens it.
   */
  borrow(token: string): Promise<{ kind: 'signed-in' } | Refused | Unreachable>;
  /** Exchanges the tokens now, such as after the API refused one. Calls at the same time share one exchange. */
  refresh(): Promise<AuthSessionResult>;
  /** The access token, exchanged first where the machine slept through the time or its clock was changed. */
  freshToken(): Promise<string | null>;
  /** Looks what another tab left in the storage. Call it when one says that it signed in or out. */
  sync(): Promise<AuthSessionResult>;
  /** Calls the listener with every later state. The answer ends that. */
  subscribe(listener: (state: AuthState) => void): () => void;
  /** Stops timers and listeners; what is on its way changes nothing more but the storage, where spent tokens are of no use. */
  dispose(): void;
}
