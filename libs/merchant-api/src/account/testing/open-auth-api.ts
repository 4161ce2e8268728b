import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import {
  answerOf,
  graphqlRequest,
  openTestApi,
  testKey,
  type TestAnswer,
  type TestApi,
} from '../../testing/open-test-api.ts';
import type { MerchantApiOptions } from '../../server/merchant-api-options.ts';
import { demoCustomer } from '../../settings/demo-customer.ts';
import { passwordDigest } from '../password-digest.ts';

/** The start of every test's time. */
const start = Date.parse('2026-11-21T12:00:00Z');

/** Where tests sign in and refresh, and where they sign out. */
export const loginUrl = 'http://api.test/api/torg_test/login';
export const logoutUrl = 'http://api.test/api/torg_test/logout';

export const registerUrl = 'http://api.test/api/torg_test/register';
export const passwordUrl = 'http://api.test/api/torg_test/password';

export interface SentTokens {
  token: string;
  maxAge: number;
  refreshToken: string;
}

/** An API that can be signed in to, with a client for it. */
export interface AuthApi extends TestApi {
  /** Every mail since the start. */
  mails: readonly Mail[];
  /** The address in the newest mail, if it holds one. */
  mailedAddress(): string;
  /** Moves the time to that many milliseconds after the start. */
  at(msLater: number): void;
  /** Requests come from there until it is said again. */
  comeFrom(address: string): void;
  post(body: unknown, url?: string): Promise<Response>;
  getWith(url: string, refreshToken: string | null): Promise<Response>;
  signedChallenge(username: string): Promise<object>;
  /** Signs in, as the demo customer where nothing else is said. */
  signIn(change?: SignInChange): Promise<Response>;
  /** Posts credentials to another auth address than the login's. */
  submit(url: string, change?: SignInChange & { newPassword?: string }): Promise<Response>;
  /** Queries as a guest from the address of the moment. */
  queryFrom(document: string, variables?: object): Promise<TestAnswer>;
  /** Queries as whoever has the token. */
  queryAs(token: string, document: string, variables?: object): Promise<TestAnswer>;
}

interface SignInChange {
  username?: string;
  password?: string;
  sessionLifetime?: number;
}

/** Opens an API with its clock at the start; hashes are cheap, and random bytes are the same in every run. */
export async function openAuthApi(options: Partial<MerchantApiOptions> = {}): Promise<AuthApi> {
  let [made, address] = [0, ''];
  const auth = {
    account: 'torg_test',
    randomBytes: (size: number) => countedBytes((made += 1), size),
    addressOf: (request: Request) => request.headers.get('x-test-address') ?? '',
    passwordCost: { N: 16, r: 1, p: 1 },
    demoAccounts: true,
  };
  vi.setSystemTime(start);
  const mails: Mail[] = [];
  const queueMail = async (_: unknown, mail: Mail) => void mails.push(mail);
  const api = await openTestApi({ auth, queueMail, ...options });

  const client: AuthApi = {
    ...api,
    mails,
    mailedAddress() {
      const data = mails.at(-1)?.data;
      return data && 'address' in data ? data.address : '';
    },
    at: (msLater) => {
      api.setNow(new Date(start + msLater).toISOString());
      // Limits are counted by the platform's own clock.
      vi.setSystemTime(start + msLater);
    },
    close: () => api.close().finally(() => vi.useRealTimers()),
    comeFrom: (next) => void (address = next),
    post: (body, url = loginUrl) =>
      api.fetch(
        new Request(url, { method: 'POST', headers: { 'x-test-address': address }, body: JSON.stringify(body) }),
      ),
    getWith: (url, refreshToken) =>
      api.fetch(new Request(url, { headers: refreshToken === null ? {} : { 'x-auth-refresh-token': refreshToken } })),
    async signedChallenge(username) {
      const { sign } = await (await client.post({ username })).json();
      const query = `identity=${encodeURIComponent(sign)}`;
      return (await api.fetch(new Request(`http://api.test/auth/sign/${testKey}?${query}`))).json();
    },
    signIn: (change) => client.submit(loginUrl, change),
    async submit(url, { username = demoCustomer.email, password = demoCustomer.password, newPassword, ...rest } = {}) {
      const signature = await client.signedChallenge(username);
      const next = newPassword === undefined ? {} : { newPassword: passwordDigest(newPassword) };
      return client.post({ username, signature, password: passwordDigest(password), ...next, ...rest }, url);
    },
    queryFrom: async (query, variables = {}) =>
      answerOf(await api.fetch(graphqlRequest({ query, variables }, { 'x-test-address': address }))),
    queryAs: async (token, query, variables = {}) =>
      answerOf(await api.fetch(graphqlRequest({ query, variables }, { authorization: `Bearer ${token}` }))),
  };
  return client;
}

/** What a successful answer brought. */
export async function tokensOf(response: Response): Promise<SentTokens> {
  if (response.status !== 200) throw new Error(`No tokens came: ${response.status} ${await response.text()}`);
  const refreshToken = response.headers.get('x-auth-refresh-token') ?? '';
  return { ...(await response.json()), refreshToken };
}

/** What a refusal says, to be compared with its code and status. Neither may it bring tokens nor be kept by a cache. */
export async function refusalOf(response: Response): Promise<string> {
  if (response.headers.has('x-auth-refresh-token')) throw new Error('A refusal brought a token');
  if (response.headers.get('cache-control') !== 'no-store') throw new Error('A refusal may be kept by a cache');
  const { error } = await response.json();
  return `${response.status} ${error}`;
}

function countedBytes(count: number, size: number): Uint8Array {
  return createHash('sha256').update(String(count)).digest().subarray(0, size);
}
