import {
  getUser,
  getWidgetArea,
  GraphQLResponseError,
  readTokenUser,
  toCommerceError,
  type AuthCallOptions,
  type AuthClient,
  type CommerceClient,
  type LoginRequest,
  type ProfileChange,
  type RefreshResult,
  type Refused,
  type RegisterResult,
  type SignedIn,
  type TokenUser,
  type User,
} from '@torg/commerce-sdk';
import type { PasskeyClient } from '@torg/commerce-sdk/extensions';
import type {
  CurrentUserAnswer,
  PasskeyChallengeAnswer,
  PasskeyRequest,
  PasswordChange,
  PasswordChangeAnswer,
  RegisterAnswer,
  RegisterRequest,
  SessionUser,
  SignInAnswer,
  SignInRequest,
  SignOutAnswer,
} from '@torg/stores';
import { frontPageArea } from '../queries/front-page-area.ts';
import type { Preview } from '../scope/preview.ts';
import { customerTypeCookie } from '../scope/customer-type-cookie.ts';
import { cartCookie, endedCartCookie, readCartId } from '../scope/cart-cookie.ts';
import {
  borrowedCookies,
  endedSessionCookies,
  hasBrokenCookies,
  readAccessCookie,
  readRefreshCookie,
  sessionCookies,
} from './session-cookies.ts';

/** Who begins a session. */
export interface SessionVisitor {
  /** Where the request comes from. */
  address: string;
  /** What the browser says of itself; empty where it says nothing. */
  agent: string;
}

/** An answer for the browser, and the cookies that go with it. */
export interface SessionOutcome<Answer> {
  answer: Answer;
  cookies: readonly string[];
}

/** Signs visitors in and out for one site. The tokens go between the auth service and HttpOnly cookies, never further. */
export interface SessionService {
  /**
   * The cart in hand, as the cookies tell of it, is joined with the customer's; the guest's order that they name is theirs
   * from then on.
   */
  signIn(request: SignInRequest, visitor: SessionVisitor, cookies: string): Promise<SessionOutcome<SignInAnswer>>;
  /** The same for whoever signs in by a passkey. */
  signInByPasskey(
    request: PasskeyRequest,
    visitor: SessionVisitor,
    cookies: string,
  ): Promise<SessionOutcome<SignInAnswer>>;
  /** What a passkey of this site is to sign. */
  passkeyChallenge(visitor: SessionVisitor): Promise<SessionOutcome<PasskeyChallengeAnswer>>;
  /** The same for whoever makes an account, which is filled in by what they told. */
  register(request: RegisterRequest, visitor: SessionVisitor, cookies: string): Promise<SessionOutcome<RegisterAnswer>>;
  /** Sets another password for whoever the cookies stand for. A wrong current one ends the session. */
  changePassword(
    change: PasswordChange,
    visitor: SessionVisitor,
    cookies: string,
  ): Promise<SessionOutcome<PasswordChangeAnswer>>;
  signOut(cookies: string): Promise<SessionOutcome<SignOutAnswer>>;
  currentUser(cookies: string): Promise<SessionOutcome<CurrentUserAnswer>>;
  /** The access token that the cookies stand for, exchanged for the next where it is too old; null for a visitor. */
  token(cookies: string): Promise<SessionOutcome<{ token: string | null }>>;
  /**
   * Goes on with the token of someone of the shop, who looks at it as a customer, with prices as they see them, or as an
   * editor; the session before it ends. A customer's own token is refused, or a link could sign its reader in as somebody else.
   */
  borrow(token: string, cookies: string): Promise<SessionOutcome<{ kind: 'signed-in' | 'refused' }>>;
  /** Who is shown drafts, with a borrowed token or their own; null for everyone else. */
  preview(cookies: string): Promise<Preview | null>;
}

export interface SessionServiceOptions {
  auth: AuthClient;
  /** Null where the account has no passkeys. */
  passkeys: PasskeyClient | null;
  /** Of the site's pages. */
  origin: string;
  /** In which the auth service writes to customers. */
  languageId: string;
  commerce: CommerceClient;
  secure: boolean;
  /** Gives the id of the cart that a customer goes on with after signing in; null where there is none. */
  joinCart(cartId: string | null, token: string): Promise<string | null>;
  /** Makes a guest's order that of the customer whose token it is, and fills in their account by it. */
  takeOverOrder(order: NonNullable<SignInRequest['order']>, token: string): Promise<void>;
  /** Writes into the account of whose token it is what they told when they made it. */
  fillIn(profile: ProfileChange, token: string): Promise<void>;
  /** Is told what went wrong beside. */
  report(error: unknown): void;
  /** Whether the account keeps a customer's cart, so that a browser may forget it. */
  keepsCarts: boolean;
  /** Forgets something after that many milliseconds. */
  after(ms: number, task: () => void): void;
}

/** The header in which the auth service is told who asks, for its limit on failed attempts; the shop is a proxy to it. */
export const visitorHeader = 'x-forwarded-for';

/** A refresh token serves once. Tabs that send the same one within this time (ms) get the same answer, if there was one. */
const sharedFor = 30_000;

/** Browsers keep no cookie of more than 4 kB, name and all. */
const longestToken = 3_500;

export function createSessionService(options: SessionServiceOptions): SessionService {
  const { auth, passkeys, origin, languageId, commerce, secure, joinCart, takeOverOrder, fillIn, keepsCarts, report } =
    options;
  const refresh = shareRefreshes(options);

  async function userOf(token: string): Promise<SessionUser | null> {
    const user = await getUser(commerce, { token });
    return user && toSessionUser(user, readTokenUser(token), await mayPreview(commerce, token));
  }

  const ended = (): SessionOutcome<CurrentUserAnswer> => ({
    answer: { kind: 'anonymous', hasEnded: true },
    cookies: endedSessionCookies(secure),
  });

  async function refreshed(cookies: string): Promise<SessionOutcome<CurrentUserAnswer>> {
    const kept = readRefreshCookie(cookies);
    if (!kept)
      return { answer: { kind: 'anonymous' }, cookies: hasBrokenCookies(cookies) ? endedSessionCookies(secure) : [] };
    const result = await refresh(kept.refreshToken);
    if (result.kind === 'unreachable') return { answer: result, cookies: [] };
    if (result.kind === 'refused') return ended();
    const answer = await userOf(result.token).then(asAnswer, asUnreachable);
    // It was ended while the shop gave several tabs the same tokens.
    if (answer.kind === 'anonymous') return ended();
    // The old token has been used up, so the new one goes to the browser though nobody told who has it.
    return { answer, cookies: sessionCookies(result, kept.remember, secure) };
  }

  /** Signs in whoever the auth service let in, as far as the API knows them. Everyone else is told why not. */
  async function enter<Denied extends Exclude<RegisterResult, SignedIn>>(
    result: SignedIn | Denied,
    { remember, order, profile }: Pick<RegisterRequest, 'remember' | 'order' | 'profile'>,
    cookies: string,
  ): Promise<SessionOutcome<Denied | Refused | { kind: 'signed-in'; user: SessionUser }>> {
    if (result.kind !== 'signed-in') return { answer: result, cookies: [] };
    const { token } = result;
    const known = await userOf(token);
    if (!known) return { answer: { kind: 'refused' }, cookies: [] };
    const cartId = await joinCart(readCartId(cookies), token);
    // They are signed in, whatever becomes of what they told and of the order.
    if (profile) await fillIn(profile, token).catch(report);
    if (order) await takeOverOrder(order, token).catch(report);
    const user = ((order ?? profile) && (await userOf(token))) || known;
    const made = sessionCookies(result, remember, secure);
    const kept = cartId === null ? made : [...made, cartCookie(cartId, secure)];
    return { answer: { kind: 'signed-in', user }, cookies: kept };
  }

  /** What a customer chose is not left to the next who sits here, where it waits for them. */
  const signedOutCookies = () => [...endedSessionCookies(secure), ...(keepsCarts ? [endedCartCookie(secure)] : [])];

  return {
    async token(cookies) {
      const token = readAccessCookie(cookies);
      const kept = token === null ? readRefreshCookie(cookies) : null;
      const result = kept && (await refresh(kept.refreshToken));
      // An outage signs nobody out; until it is over, prices are everyone's.
      if (!kept || result?.kind !== 'signed-in') return { answer: { token }, cookies: [] };
      return { answer: { token: result.token }, cookies: sessionCookies(result, kept.remember, secure) };
    },
    async signIn(request, visitor, cookies) {
      return enter(await auth.login(...credentials(request, visitor)), request, cookies);
    },
    async signInByPasskey(request, visitor, cookies) {
      const { credential, remember } = request;
      if (!passkeys) return { answer: { kind: 'refused' }, cookies: [] };
      const signed = { origin, credential, remember };
      return enter(await passkeys.signIn(signed, { headers: headersOf(visitor) }), request, cookies);
    },
    async passkeyChallenge(visitor) {
      const answer = await passkeys?.challenge(origin, { headers: headersOf(visitor) });
      return { answer: answer ?? { kind: 'not-offered' }, cookies: [] };
    },
    async register(request, visitor, cookies) {
      return enter(await auth.register(...credentials(request, visitor)), request, cookies);
    },
    async changePassword({ password, newPassword }, visitor, cookies) {
      const { answer: held } = await this.token(cookies);
      const user = held.token === null ? null : await getUser(commerce, { token: held.token });
      if (!user) return { answer: { kind: 'refused' }, cookies: signedOutCookies() };
      const kept = readRefreshCookie(cookies);
      const remember = kept?.remember ?? false;
      const result = await auth.changePassword(
        { username: user.email, password, newPassword, remember, refreshToken: kept?.refreshToken },
        { headers: { ...headersOf(visitor), 'accept-language': languageId } },
      );
      if (result.kind === 'refused') {
        // The shop's own rule: whoever does not know the password has no business in the account.
        if (kept) await auth.logout(kept.refreshToken);
        return { answer: result, cookies: signedOutCookies() };
      }
      if (result.kind !== 'signed-in') return { answer: result, cookies: [] };
      const changed = await userOf(result.token);
      const made = sessionCookies(result, remember, secure);
      return changed
        ? { answer: { kind: 'signed-in', user: changed }, cookies: made }
        : { answer: { kind: 'refused' }, cookies: signedOutCookies() };
    },
    async signOut(cookies) {
      const kept = readRefreshCookie(cookies);
      const answer = kept ? await auth.logout(kept.refreshToken) : ({ kind: 'signed-out' } as const);
      return { answer, cookies: answer.kind === 'signed-out' ? signedOutCookies() : [] };
    },
    async borrow(token, cookies) {
      const owner = token.length <= longestToken ? readTokenUser(token) : null;
      const customer = owner?.spoofedBy ? await userOf(token) : null;
      const isBelieved = owner && (customer !== null || (await mayPreview(commerce, token)));
      if (!isBelieved) return { answer: { kind: 'refused' }, cookies: [] };
      const kept = readRefreshCookie(cookies);
      if (kept) await auth.logout(kept.refreshToken);
      const seen = customer ? [customerTypeCookie(customer.customerType, secure)] : [];
      return { answer: { kind: 'signed-in' }, cookies: [...borrowedCookies(token, secure), ...seen] };
    },
    async preview(cookies) {
      const token = readAccessCookie(cookies);
      const owner = token ? readTokenUser(token) : null;
      if (!token || !owner || !(await mayPreview(commerce, token))) return null;
      return { by: owner.spoofedBy ?? owner.username, token };
    },
    async currentUser(cookies) {
      const token = readAccessCookie(cookies);
      const user = token ? await userOf(token) : null;
      return user ? { answer: { kind: 'signed-in', user }, cookies: [] } : refreshed(cookies);
    },
  };
}

/** What the auth service is asked with, for the visitor whose failed attempts it counts. */
function credentials(
  { email, password, remember }: SignInRequest,
  visitor: SessionVisitor,
): [LoginRequest, AuthCallOptions] {
  return [{ username: email, password, remember }, { headers: headersOf(visitor) }];
}

/** The customer is told later where they are signed in, by what the browser says of itself. */
function headersOf({ address, agent }: SessionVisitor): Record<string, string> {
  return { [visitorHeader]: address, ...(agent !== '' && { 'user-agent': agent }) };
}

function shareRefreshes({ auth, after }: SessionServiceOptions): (refreshToken: string) => Promise<RefreshResult> {
  const shared = new Map<string, Promise<RefreshResult>>();
  return (refreshToken) => {
    const known = shared.get(refreshToken);
    if (known) return known;
    const result = auth.refresh(refreshToken);
    const forget = () => void (shared.get(refreshToken) === result && shared.delete(refreshToken));
    shared.set(refreshToken, result);
    after(sharedFor, forget);
    // What nobody answered is asked for again by whoever comes next.
    void result.then(({ kind }) => kind === 'unreachable' && forget());
    return result;
  };
}

/**
 * Whether the owner of a token is shown drafts. A token says of itself what it likes, so the API is asked for a draft; it
 * could not name an editor without an account.
 */
async function mayPreview(commerce: CommerceClient, token: string): Promise<boolean> {
  if (!readTokenUser(token)?.mayPreview) return false;
  try {
    await getWidgetArea(commerce, { ...frontPageArea, preview: true }, { token });
    return true;
  } catch (error) {
    if (error instanceof GraphQLResponseError) return false;
    throw error;
  }
}

function asAnswer(user: SessionUser | null): CurrentUserAnswer {
  return user ? { kind: 'signed-in', user } : { kind: 'anonymous' };
}

function asUnreachable(error: unknown): CurrentUserAnswer {
  return { kind: 'unreachable', error: toCommerceError(error) };
}

function toSessionUser(user: User, owner: TokenUser | null, isEditor: boolean): SessionUser {
  const { firstName, lastName, email, customerType, hasNewsletter } = user;
  const spoofedBy = owner?.spoofedBy ?? null;
  return {
    ...{ firstName, lastName, email, customerType },
    ...(spoofedBy !== null && { spoofedBy }),
    ...(hasNewsletter && { hasNewsletter }),
    ...(isEditor && { mayPreview: true }),
  };
}
