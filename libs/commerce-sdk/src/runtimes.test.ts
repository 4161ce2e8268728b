import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from './testing/bundle.ts';
import { reactNativeGlobals } from './testing/react-native-globals.ts';

// Each platform by its globals alone, in a context that has nothing else: the runtimes themselves weigh 90 MB and more each.

const wire = { fetch: answer, Headers, Response, URL, AbortController, setTimeout, clearTimeout };
const web = { ...wire, btoa, AbortSignal, DOMException, FormData, Blob, TextEncoder, TextDecoder, crypto, performance };
// Its AbortController, URL and Response are its own; it has no `crypto`, no `DOMException` and no `TextDecoder`.
const native = { ...wire, FormData, Blob, ...reactNativeGlobals };
// What browsers of 2022 have (Chrome 99, Firefox 104, Safari 15.4).
const URLOf2022 = class extends URL {
  static override canParse = undefined as never;
};
const platforms: Record<string, object> = {
  'Node 20': { ...web, process: { version: 'v20.19.0' } },
  'Node 22, 24 and 26': { ...web, WebSocket, process: { version: 'v22.0.0' } },
  Bun: { ...web, WebSocket, Bun: {} },
  Deno: { ...web, WebSocket, Deno: {} },
  'a worker of a browser': { ...web, WebSocket, self: {} },
  'a worker of Cloudflare': { ...web, WebSocket, caches: {} },
  'a browser of 2022': { ...web, WebSocket, URL: URLOf2022 },
  'React Native': native,
  'React Native with a digest of the app': { ...native, TextEncoder, btoa, digest: digestOfApp },
};

/** Shops, as an app does; what came of it is left in `told`. */
const script = `
  import { cartCalls, createAuthClient, createCartSession, createCommerceClient, getChannels, hashField, passwordDigest } from '@torg/commerce-sdk';
  import { formatMoney } from '@torg/commerce-sdk/domain';
  const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
  const shop = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', scope };
  const client = createCommerceClient(shop);
  const slow = createCommerceClient({ ...shop, endpoint: 'https://slow.test/graphql', timeoutMs: 1, retries: 0 });
  const auth = createAuthClient({ endpoint: 'https://slow.test/', signEndpoint: 'https://slow.test/?', clock: Date, timeoutMs: 1 });
  const failureOf = ({ failure }) => failure;
  const givenUp = async (giveUp) => {
    const caller = new AbortController();
    if (giveUp === 'before') caller.abort();
    else setTimeout(() => caller.abort(), 1);
    return getChannels(createCommerceClient({ ...shop, endpoint: 'https://slow.test/graphql' }), { signal: caller.signal }).catch(failureOf);
  };
  const inAll = createCommerceClient({ ...shop, endpoint: 'https://slow.test/graphql', deadlineMs: 1 });
  const cart = createCartSession({ calls: cartCalls(client), wait: async () => {} });
  globalThis.told = (async () => ({
    channels: await getChannels(client),
    mutation: (await client.request('mutation M { deleteUser }', {})).deleteUser,
    late: await getChannels(slow).catch(failureOf),
    lateInAll: await getChannels(inAll).catch(failureOf),
    lateSession: (await auth.refresh('r0')).error.failure,
    givenUp: [await givenUp('before'), await givenUp('while it waits')],
    cart: cart.state.status,
    hash: await hashField('maja', globalThis.digest),
    password: await passwordDigest('hemligt7', globalThis.digest).catch(({ code }) => code),
    money: formatMoney(9900, { currency: 'SEK', language: 'sv-SE' }),
  }))();`;

/** What an app brings where the platform has no cryptography. */
async function digestOfApp(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> {
  const bytes = createHash(algorithm.replace('-', '')).update(data).digest();
  return Uint8Array.from(bytes).buffer;
}

async function answer(input: unknown, init: RequestInit): Promise<Response> {
  if (String(input).includes('slow')) return new Promise(() => {});
  const { query }: { query: string } = JSON.parse(String(init.body));
  return Response.json({ data: query.startsWith('mutation') ? { deleteUser: true } : { channels: [] } });
}

it('uses nothing that browsers of 2022 and React Native have not', async () => {
  const entries = ['', '/domain', '/extensions', '/postal-codes', '/search', '/subscriptions'];
  const all = entries.map((entry, index) => `import * as e${index} from '@torg/commerce-sdk${entry}';`).join('');
  const code = await bundle(`${all}globalThis.used = [${entries.map((_entry, index) => `e${index}`).join()}];`);
  const later =
    /\(\?<[=!]|toSorted|toReversed|toSpliced|groupBy|withResolvers|canParse|throwIfAborted|AbortSignal\.\w+|structuredClone/;
  expect(later.exec(code)?.[0]).toBeUndefined();
});

describe('the package runs in', () => {
  let code = '';
  beforeAll(async () => void (code = await bundle(script)), 60_000);

  it.each(Object.keys(platforms))('%s', async (name) => {
    const globals = createContext({ ...platforms[name] });
    runInContext(code, globals);
    const { hash, password, ...told } = await (globals as { told: Promise<Record<string, unknown>> }).told;
    expect(told).toEqual({
      ...{ channels: [], mutation: true, cart: 'idle', money: '99\u00a0kr' },
      ...{ late: 'timeout', lateInAll: 'timeout', lateSession: 'timeout', givenUp: ['aborted', 'aborted'] },
    });
    const cannotHash = name === 'React Native';
    expect(hash).toBe(cannotHash ? null : 'f29e94153eb385ba00ebb23aca2deaa24222e449584d1d91af4ff2ccc92c8ba5');
    expect(password).toBe(
      cannotHash ? 'CRYPTOGRAPHY_UNAVAILABLE' : 'kOMpwtbg/OtzlPBfJlZ2Zusjveh8eYiZW7Cd+7CcbS46hXZLUPBnTSAAZarNIHmf',
    );
  });
});
