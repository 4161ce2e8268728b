import type { ProfileChange, Unreachable } from '@torg/commerce-sdk';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { EventLog } from '../events/event-log.ts';

/** The signed-in shopper, as far as the screens show them. */
export interface SessionUser {
  firstName: string;
  lastName: string;
  email: string;
  customerType: CustomerType;
  /** Who of the shop looks at it as this customer; the shopper themself where absent. */
  spoofedBy?: string;
  /** Whether they asked for the newsletter, confirmed or not yet, so that it is not offered to them. */
  hasNewsletter?: boolean;
  /** Whether documents show them drafts. */
  mayPreview?: boolean;
}

/** What a shopper signs in with, or makes an account with. */
export interface SignInRequest {
  email: string;
  password: string;
  /** Whether the session outlives the visit. */
  remember: boolean;
  /** The ids of a guest's order that is to be theirs, as `getPurchase` takes them. */
  order?: { id: string; cartId?: string };
}

/** What a shopper signs in with in place of a password. */
export interface PasskeyRequest extends Pick<SignInRequest, 'remember' | 'order'> {
  /** What the key signed, as the browser gives it: `AuthenticationResponseJSON`. */
  credential: object;
}

/** What somebody makes an account with. */
export interface RegisterRequest extends SignInRequest {
  /** What they told of themselves beside; the account is filled in by it. */
  profile?: ProfileChange;
}

/** The password that a customer has, and the one to come. */
export interface PasswordChange {
  password: string;
  newPassword: string;
}

export type SignInAnswer =
  | { kind: 'signed-in'; user: SessionUser }
  /** Email or password is wrong; which of them is not told. */
  | { kind: 'refused' }
  /** Too many failures lately. Null where it is not known how long to wait. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | Unreachable;

export type PasskeyChallengeAnswer =
  /** What the browser asks keys to sign: `PublicKeyCredentialRequestOptionsJSON`. It serves once, for a few minutes. */
  | { kind: 'asked'; options: Readonly<Record<string, unknown>> }
  /** The account has no passkeys. */
  | { kind: 'not-offered' }
  /** Too many were asked for lately. Null where it is not known how long to wait. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | Unreachable;

export type RegisterAnswer =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'account-exists' }
  | { kind: 'refused' }
  /** Too many accounts were made lately. Null where it is not known how long to wait. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | Unreachable;

export type PasswordChangeAnswer =
  /** Every other session of the account has ended. */
  | { kind: 'signed-in'; user: SessionUser }
  /** The current password is wrong, or nobody is signed in: the session has ended. */
  | { kind: 'refused' }
  /** Too many failures lately. Null where it is not known how long to wait. */
  | { kind: 'limited'; retryAfterSeconds: number | null }
  | Unreachable;

export type SignOutAnswer = { kind: 'signed-out' } | Unreachable;

export type CurrentUserAnswer =
  | { kind: 'signed-in'; user: SessionUser }
  /** With `hasEnded`, a session that this browser kept goes on no more: somebody ended it, or used its token. */
  | { kind: 'anonymous'; hasEnded?: true }
  | Unreachable;

/** What the session needs from the world. The tokens stay behind these: no script of a page sees them. */
export interface SessionPorts {
  signIn(request: SignInRequest): Promise<SignInAnswer>;
  /** What a passkey is to sign, for whoever signs in by one. */
  passkeyChallenge(): Promise<PasskeyChallengeAnswer>;
  /** Signs in by a passkey; `refused` is one that is not known, or signed something else. */
  signInByPasskey(request: PasskeyRequest): Promise<SignInAnswer>;
  /** Makes an account and signs in with it. */
  register(request: RegisterRequest): Promise<RegisterAnswer>;
  changePassword(change: PasswordChange): Promise<PasswordChangeAnswer>;
  signOut(): Promise<SignOutAnswer>;
  /** Who the cookies of this browser stand for. */
  currentUser(): Promise<CurrentUserAnswer>;
  /** Tells the other tabs who is signed in now; null is nobody. */
  announce(user: SessionUser | null): void;
}

export interface SessionStorePorts extends SessionPorts {
  events: Pick<EventLog, 'record'>;
  /** Hears that somebody signed in or out, in this tab or another: the cart is another one then. */
  customerChanged(): void;
  /** Hears who signed in or made an account here. Other tabs hear by themselves what follows from it. */
  customerEntered(user: SessionUser): void;
}
