import { makeAutoObservable, observableRef } from 'mobx';
import { toCommerceError, type Unreachable } from '@torg/commerce-sdk';
import type {
  PasskeyChallengeAnswer,
  PasskeyRequest,
  PasswordChange,
  PasswordChangeAnswer,
  RegisterAnswer,
  RegisterRequest,
  SessionStorePorts,
  SessionUser,
  SignInAnswer,
  SignInRequest,
  SignOutAnswer,
} from './session-ports.ts';

/** What ended a session that nobody signed out of: something elsewhere, or a wrong current password as another was set. */
export type SessionEnd = 'elsewhere' | 'wrong-password';

/** What is known once an answer came, or that none did yet: pages are rendered without looking who asks. */
type KnownSession =
  | { status: 'unknown' }
  /** With `endedBy`, a session ended that nobody signed out of here. */
  | { status: 'anonymous'; endedBy?: SessionEnd }
  | { status: 'signed-in'; user: SessionUser };

export type SessionState = KnownSession | { status: 'signing-in' };

/** Owns who is signed in. Only a definite answer changes that: a network that fails signs nobody in or out. */
export class SessionStore {
  state: SessionState = { status: 'unknown' };
  /**
   * The address that was typed where somebody signs in, for the page that mails them a new password: no address holds it.
   */
  typedEmail = '';
  #known: KnownSession = { status: 'unknown' };
  /** Counts what this tab learnt, so that an answer to an older question cannot undo it. */
  #lessons = 0;
  readonly #ports: SessionStorePorts;

  constructor(ports: SessionStorePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Null is a visitor, or a shopper who is not known yet. */
  get user(): SessionUser | null {
    return this.state.status === 'signed-in' ? this.state.user : null;
  }

  /** Asks who is signed in, at the start and whenever the session may have ended meanwhile. */
  async load(): Promise<void> {
    const before = this.#lessons;
    const answer = await this.#ports.currentUser().catch(unreachable);
    if (answer.kind === 'unreachable' || before !== this.#lessons) return;
    const hasEnded = this.#known.status === 'signed-in' && answer.kind === 'anonymous';
    const isOver = hasEnded || (answer.kind === 'anonymous' && answer.hasEnded === true);
    this.learn(answer.kind === 'signed-in' ? answer.user : null, isOver ? 'elsewhere' : null);
    if (!hasEnded) return;
    this.#ports.customerChanged();
    this.#ports.announce(null);
  }

  /** What ended a session that nobody signed out of here; null where none did, or somebody has signed in since. */
  get endedBy(): SessionEnd | null {
    return (this.state.status === 'anonymous' && this.state.endedBy) || null;
  }

  /** Signs in. The answer is for the form: a refusal leaves the session as it was. */
  async signIn(request: SignInRequest): Promise<SignInAnswer> {
    return this.begin(
      () => this.#ports.signIn(request),
      () => this.#ports.events.record('user:login', { method: 'password' }),
    );
  }

  /** What a passkey is to sign. */
  async passkeyChallenge(): Promise<PasskeyChallengeAnswer> {
    return this.#ports.passkeyChallenge().catch(unreachable);
  }

  /** Signs in by a passkey. The answer is for the form: a refusal leaves the session as it was. */
  async signInByPasskey(request: PasskeyRequest): Promise<SignInAnswer> {
    return this.begin(
      () => this.#ports.signInByPasskey(request),
      () => this.#ports.events.record('user:login', { method: 'passkey' }),
    );
  }

  /** Makes an account and signs in with it. The answer is for the form: a refusal leaves the session as it was. */
  async register(request: RegisterRequest): Promise<RegisterAnswer> {
    return this.begin(
      () => this.#ports.register(request),
      () => this.#ports.events.record('user:register', {}),
    );
  }

  /** Sets another password. A wrong current one ends the session, and the other tabs are told so. */
  async changePassword(change: PasswordChange): Promise<PasswordChangeAnswer> {
    const answer = await this.#ports.changePassword(change).catch(unreachable);
    if (answer.kind === 'signed-in') this.learn(answer.user);
    if (answer.kind === 'refused') this.leave('wrong-password');
    return answer;
  }

  /** Signs out. Who could not be signed out stays signed in, and is told so. */
  async signOut(): Promise<SignOutAnswer> {
    const answer = await this.#ports.signOut().catch(unreachable);
    if (answer.kind === 'unreachable') return answer;
    this.leave();
    return answer;
  }

  /** Takes what another tab told, so it is neither announced nor recorded again. */
  receive(user: SessionUser | null): void {
    const isKnown = this.#known.status !== 'unknown';
    const isAnother = this.user?.email !== user?.email;
    this.learn(user);
    if (isKnown && isAnother) this.#ports.customerChanged();
  }

  private async begin<Answer extends { kind: 'signed-in'; user: SessionUser } | { kind: string; user?: never }>(
    ask: () => Promise<Answer>,
    record: () => void,
  ): Promise<Answer | Unreachable> {
    this.enter({ status: 'signing-in' });
    const answer = await ask().catch(unreachable);
    if (!('user' in answer) || !answer.user) {
      this.enter(this.#known);
      return answer;
    }
    this.learn(answer.user);
    this.#ports.customerChanged();
    this.#ports.announce(answer.user);
    record();
    this.#ports.customerEntered(answer.user);
    return answer;
  }

  private leave(endedBy: SessionEnd | null = null): void {
    this.learn(null, endedBy);
    this.#ports.customerChanged();
    this.#ports.announce(null);
    this.#ports.events.record('user:logout', {});
  }

  private learn(user: SessionUser | null, endedBy: SessionEnd | null = null): void {
    this.#lessons += 1;
    const nobody = { status: 'anonymous', ...(endedBy && { endedBy }) } as const;
    this.#known = user ? { status: 'signed-in', user } : nobody;
    this.enter(this.#known);
  }

  private enter(state: SessionState): void {
    this.state = state;
  }
}

/** A port that breaks its word and rejects has told nothing either. */
function unreachable(error: unknown): Unreachable {
  return { kind: 'unreachable', error: toCommerceError(error) };
}
