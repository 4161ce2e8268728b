import { toCommerceError } from '../errors/to-commerce-error.ts';
import { unreachable, type Unreachable } from '../errors/unreachable.ts';
import { systemScheduler } from '../ports/time.ts';
import { observedState } from '../state/observed-state.ts';
import { serialQueue } from '../state/serial-queue.ts';
import type {
  LoginRequest,
  LoginResult,
  RefreshResult,
  RegisterRequest,
  RegisterResult,
  SignedIn,
} from './auth-client.ts';
import type { AuthSession, AuthSessionOptions, AuthSessionResult, AuthState, SessionTokens } from './auth-session.ts';
import { sessionPersistence, type StoredSession } from './session-persistence.ts';
import { isWorn, refreshDelay, retryDelay } from './refresh-time.ts';
import { readTokenUser, UNREAD_USER, type TokenUser } from './token-user.ts';

/** How long a borrowed token serves, in seconds. */
const BORROWED_SECONDS = 3600;

/**
 * Makes a session. Nothing is asked or read before `start` or another call.
 *
 * @example
 * const session = createAuthSession({ auth, clock: Date });
 * await session.start();
 * await session.login({ username: 'anna@torg.example', password: 'torg-demo-1', remember: true });
 */
export function createAuthSession(options: AuthSessionOptions): AuthSession {
  return new RunningSession(options);
}

/** Calls are run one after the other, so that none is answered with tokens that another has spent. */
class RunningSession implements AuthSession {
  readonly #options;
  readonly #state;
  readonly #keeper;
  readonly #queue = serialQueue();
  #refreshing: Promise<AuthSessionResult> | null = null;
  #failures = 0;
  #isDisposed = false;
  #cancelTimer = () => {};

  constructor(options: AuthSessionOptions) {
    const alone: NonNullable<AuthSessionOptions['exclusively']> = (task) => task();
    this.#options = { scheduler: systemScheduler, exclusively: alone, ...options };
    this.#state = observedState<AuthState>({ status: 'unknown' }, options.report ?? (() => {}));
    this.#keeper = sessionPersistence(options.storage);
  }

  get state(): AuthState {
    return this.#state.current;
  }

  get token(): string | null {
    return this.#tokens?.token ?? null;
  }

  start(): Promise<AuthSessionResult> {
    return this.refresh();
  }

  login(request: LoginRequest): Promise<LoginResult> {
    return this.#begin(request, () => this.#options.auth.login(request));
  }

  register(request: RegisterRequest): Promise<RegisterResult> {
    return this.#begin(request, () => this.#options.auth.register(request));
  }

  changePassword(request: Parameters<AuthSession['changePassword']>[0]): ReturnType<AuthSession['changePassword']> {
    return this.#alone(async () => {
      const kept = await this.#recallOwn();
      if (!kept) return { kind: 'not-signed-in' } as const;
      const result = await this.#options.auth.changePassword({ ...kept, ...request });
      if (result.kind === 'signed-in') await this.#signIn(result, kept);
      if (result.kind === 'refused') await this.#end(kept);
      return result;
    });
  }

  logout(): ReturnType<AuthSession['logout']> {
    return this.#alone(async () => {
      const kept = await this.#recallOwn();
      const result = kept ? await this.#options.auth.logout(kept.refreshToken) : ({ kind: 'signed-out' } as const);
      if (result.kind === 'signed-out') await this.#end(null);
      return result;
    });
  }

  borrow(token: string): ReturnType<AuthSession['borrow']> {
    const user = readTokenUser(token);
    if (!user || (user.spoofedBy === null && !user.mayPreview)) return Promise.resolve({ kind: 'refused' });
    return this.#alone(async () => {
      await this.#end(await this.#recallOwn());
      const issuedAt = this.#options.clock.now();
      this.#enter(user, { token, maxAge: BORROWED_SECONDS, issuedAt, refreshToken: null });
      this.#schedule(BORROWED_SECONDS * 1000, () => this.#alone(() => this.#end(null)));
      return { kind: 'signed-in' } as const;
    });
  }

  refresh(): Promise<AuthSessionResult> {
    this.#refreshing ??= this.#alone(() => this.#exchange()).finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async freshToken(): Promise<string | null> {
    const tokens = this.#tokens;
    if (tokens && isWorn(tokens, this.#options.clock.now())) await this.refresh();
    return this.token;
  }

  sync(): Promise<AuthSessionResult> {
    return this.#alone(async () => {
      const { state } = this;
      const kept = await this.#recallOwn();
      if (!kept || state.status !== 'signed-in' || state.user.username !== kept.username) return this.#exchange();
      this.#state.enter({ ...state, tokens: { ...state.tokens, refreshToken: kept.refreshToken } });
      return { kind: 'signed-in' } as const;
    });
  }

  subscribe(listener: (state: AuthState) => void): () => void {
    return this.#state.subscribe(listener);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelTimer();
    this.#state.close();
  }

  get #tokens(): SessionTokens | null {
    return this.state.status === 'signed-in' ? this.state.tokens : null;
  }

  get #isBorrowed(): boolean {
    return this.#tokens?.refreshToken === null;
  }

  /** Runs a task when all before it are done and no other tab runs one. */
  #alone<Result>(task: () => Promise<Result>): Promise<Result | Unreachable> {
    const run = () => this.#options.exclusively(task);
    return this.#queue(run).catch((error: unknown) => unreachable(toCommerceError(error)));
  }

  /** What is kept is of no concern to a borrowed session: another tab may be signed in as someone else. */
  async #recallOwn(): Promise<StoredSession | null> {
    return this.#isBorrowed ? null : this.#keeper.recall();
  }

  #begin<Result extends LoginResult | RegisterResult>(
    { username, remember }: LoginRequest,
    ask: () => Promise<Result>,
  ): Promise<Result | Unreachable> {
    return this.#alone(async () => {
      const result = await ask();
      if (result.kind === 'signed-in') await this.#signIn(result, { username, remember });
      return result;
    });
  }

  /** Another tab may have exchanged the token meanwhile, so it is read again before it is sent, and after it was refused. */
  async #exchange(): Promise<AuthSessionResult> {
    if (this.#isBorrowed) return this.#outliveBorrowed();
    const kept = await this.#keeper.recall();
    if (!kept) return this.#end(null);
    const result = await this.#options.auth.refresh(kept.refreshToken);
    const newer = result.kind === 'refused' ? await this.#keeper.recall() : null;
    if (!newer || newer.refreshToken === kept.refreshToken) return this.#settle(result, kept);
    return this.#settle(await this.#options.auth.refresh(newer.refreshToken), newer);
  }

  async #settle(result: RefreshResult, kept: StoredSession): Promise<AuthSessionResult> {
    switch (result.kind) {
      case 'signed-in':
        await this.#signIn(result, kept);
        return { kind: 'signed-in' };
      case 'refused':
        return this.#end(null);
      case 'unreachable':
        this.#failures += 1;
        this.#schedule(retryDelay(this.#failures), () => this.refresh());
        return result;
    }
  }

  async #signIn(tokens: SignedIn, { username, remember }: Omit<StoredSession, 'refreshToken'>): Promise<void> {
    const { token, maxAge, expiresAt, refreshToken } = tokens;
    await this.#keeper.keep({ refreshToken, username, remember });
    this.#failures = 0;
    const user = readTokenUser(token) ?? UNREAD_USER;
    this.#enter({ ...user, username }, { token, maxAge, issuedAt: expiresAt - maxAge * 1000, refreshToken });
    this.#schedule(refreshDelay(maxAge), () => this.refresh());
  }

  async #outliveBorrowed(): Promise<AuthSessionResult> {
    const { issuedAt, maxAge } = this.#tokens ?? { issuedAt: 0, maxAge: 0 };
    return this.#options.clock.now() - issuedAt < maxAge * 1000 ? { kind: 'signed-in' } : this.#end(null);
  }

  /** Ends the session here, and at the service as well where `kept` is given and it can be reached. */
  async #end(kept: StoredSession | null): Promise<{ kind: 'anonymous' }> {
    this.#cancelTimer();
    await this.#keeper.keep(null);
    if (this.state.status !== 'anonymous') this.#state.enter({ status: 'anonymous' });
    if (kept) await this.#options.auth.logout(kept.refreshToken);
    return { kind: 'anonymous' };
  }

  #enter(user: TokenUser, tokens: SessionTokens): void {
    this.#state.enter({ status: 'signed-in', user, tokens });
  }

  #schedule(ms: number, task: () => Promise<unknown>): void {
    this.#cancelTimer();
    if (!this.#isDisposed) this.#cancelTimer = this.#options.scheduler.after(ms, () => void task());
  }
}
