import {
  createAuthClient,
  createAuthSession,
  type AuthClient,
  type CommerceClient,
  type SendOperation,
} from '@torg/commerce-sdk';
import { testApiKey } from '../src/server/testing/demo-api-options.ts';
import { visitorHeader } from '../src/server/session-service.ts';
import { patience, type Shopper } from './laws.ts';
import { goAway, shopperClock } from './surroundings.ts';

/** Who has an account. */
export interface Credentials {
  username: string;
  password: string;
  remember: boolean;
}

/** What a shopper of the run signs in with. */
export function credentialsOf(name: string): Credentials {
  return { username: `${name}@chaos.example`, password: `the password of ${name}`, remember: true };
}

/** The auth service over some network. Each shopper has an address of their own, or the limit on accounts would count them as one. */
export function authOver(network: typeof fetch, name: string): AuthClient {
  return createAuthClient({
    endpoint: 'http://api.test/api/torg_dev/',
    signEndpoint: `http://api.test/auth/sign/${testApiKey}?identity=`,
    clock: shopperClock,
    fetch(input, init) {
      const request = new Request(input, init);
      request.headers.set(visitorHeader, name);
      return network(request);
    },
  });
}

/** Makes an account for somebody who signs in elsewhere. */
export async function makeAccount(shopper: Shopper, network: typeof fetch): Promise<void> {
  const auth = authOver(network, shopper.name);
  await untilAnswered(shopper, () => auth.register(credentialsOf(shopper.name)));
}

/** A customer by the SDK, whose tokens run out. */
export interface SdkCustomer {
  /** The same client, asking as this customer with a token that serves. */
  signedIn(client: CommerceClient): CommerceClient;
  /** Is away for longer than a token serves. What was under way is at an end before. */
  leave(): Promise<void>;
  /** Looks whether the session still stands. */
  checkSession(): Promise<void>;
}

/** Makes an account over a network that fails, and signs in. */
export async function openCustomer(shopper: Shopper, network: typeof fetch): Promise<SdkCustomer> {
  const session = createAuthSession({
    auth: authOver(network, shopper.name),
    clock: shopperClock,
    scheduler: { after: () => () => {} },
  });
  const credentials = credentialsOf(shopper.name);
  await untilAnswered(shopper, async () => {
    const made = await session.register(credentials);
    // The account was made, and the answer lost.
    return made.kind === 'account-exists' ? session.login(credentials) : made;
  });
  if (session.token === null) throw new Error(`${shopper.name} could not sign in`);
  session.subscribe(({ status }) => {
    if (status === 'anonymous') shopper.broken.push({ law: 'lost session', what: `${shopper.name} is signed out` });
  });
  const refresh = () => untilAnswered(shopper, () => session.refresh());
  return {
    signedIn(client) {
      const request: SendOperation = async (document, variables, options) => {
        const token = await session.freshToken();
        return client.request(document, variables, { token, ...options });
      };
      return { ...client, request };
    },
    async leave() {
      await refresh();
      goAway();
    },
    async checkSession() {
      await refresh();
      session.dispose();
    },
  };
}

async function untilAnswered<Answer extends { kind: string }>(
  { wait }: Shopper,
  ask: () => Promise<Answer>,
): Promise<void> {
  for (let tries = 0; tries < patience; tries += 1) {
    const { kind } = await ask();
    if (kind !== 'unreachable') return;
    await wait();
  }
}
