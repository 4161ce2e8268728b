import { createAuthClient, createCommerceClient } from '@torg/commerce-sdk';
import { createExtensionsClient } from '@torg/commerce-sdk/extensions';
import { demoCustomer, embeddedAccount } from '@torg/merchant-api/settings';
import { apiFetchOf } from '../embedded-api.ts';
import { testApiKey } from './demo-api-options.ts';
import { openEmbeddedApi } from './open-embedded-api.ts';

const origin = 'http://localhost:3000';
const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

/** A channel of its own that is built on the SDK alone, over an embedded API in memory. */
export async function openChannel() {
  const api = await openEmbeddedApi();
  const sent = new Set<string>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname.endsWith('/graphql')) sent.add((await request.clone().json()).operationName);
    return apiFetchOf(api)(request);
  };
  const settings = { apiKey: testApiKey, scope, fetch };
  const clock = { now: () => Date.UTC(2026, 10, 21) };
  const authService = { endpoint: `${origin}/api/${embeddedAccount}/`, clock, fetch };
  const signEndpoint = `${origin}/auth/sign/${testApiKey}?identity=`;
  const auth = createAuthClient({ ...authService, signEndpoint });
  return {
    /** Where its pages stand. */
    origin,
    authService,
    client: createCommerceClient({ ...settings, endpoint: `${origin}/graphql` }),
    extensions: createExtensionsClient({ ...settings, endpoint: `${origin}/extensions/graphql` }),
    /** Where the lists of redirects lie. */
    redirects: { endpoint: `${origin}/graphql`, apiKey: testApiKey, fetch },
    /** What a call of the demo customer carries. */
    async signIn() {
      const { email, password } = demoCustomer;
      const answer = await auth.login({ username: email, password, remember: true });
      if (answer.kind !== 'signed-in') throw new Error(`The demo customer is ${answer.kind}`);
      return { token: answer.token };
    },
    /** The names of all operations that were sent. */
    operations: () => [...sent].sort(),
    close: api.close,
  };
}
