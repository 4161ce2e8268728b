import { demoProfile } from '@torg/demo-shop';
import {
  apiConflicts,
  apiEnvironment,
  isLocal,
  listenHostOf,
  originsOf,
  toApiSettings,
  type Environment,
} from '@torg/merchant-api/settings';
import type { MarketsBy } from '@torg/market-routing';
import { z } from 'zod';
import { isLedAway, isPagePath, type RootRedirect } from './root-redirect.ts';
import { flowScript, type FlowHost } from './flow-widget.ts';
import { lipscoreWidget } from './review-widget.ts';
import { searchConflicts, searchEnvironment, searchProvidersOf } from './search-provider.ts';
import { sitesFrom } from './sites.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const tagManager = z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, such as GTM-ABC1234');
const lipscoreKey = z.string().regex(/^[\w-]{1,100}$/, 'must be the public key of a Lipscore account');
const flowHost = z.enum(['flowbox', 'sandbox'], 'must be flowbox or sandbox');
const scriptAddress = z.string().refine(isHttpsAddress, 'must be the https address of a script');

/** The environment as the shop reads it: every name that it knows is here, or is one of the API's own. */
export const configSchema = z.object({
  ...apiEnvironment,
  MERCHANT_API_MODE: z.enum(['embedded', 'worker'], 'must be embedded or worker').optional(),
  MERCHANT_API_ENDPOINT: httpUrl.optional(),
  MERCHANT_API_IMAGES: httpUrl.optional(),
  MERCHANT_API_AUTH: httpUrl.optional(),
  MERCHANT_API_EXTENSIONS: httpUrl.optional(),
  MERCHANT_API_PERSISTED_QUERIES: z.enum(['on', 'off'], 'must be on or off').default('off'),
  PAYMENT_FORM_ORIGINS: z
    .string()
    .refine(
      (list) => originList(list).every(isHttpsOrigin),
      'must be https origins, such as https://js.pay.example, with spaces between',
    )
    .optional(),
  SHIPPING_WIDGET: z
    .string()
    .refine((text) => text === 'sandbox' || isHttpsAddress(text), 'must be sandbox, or the https address of a script')
    .optional(),
  SHOP_SV_TAG_MANAGER: tagManager.optional(),
  SHOP_NB_TAG_MANAGER: tagManager.optional(),
  REVIEW_WIDGET: z.enum(['lipscore', 'sandbox'], 'must be lipscore or sandbox').optional(),
  SHOP_SV_LIPSCORE_KEY: lipscoreKey.optional(),
  SHOP_NB_LIPSCORE_KEY: lipscoreKey.optional(),
  SHOP_SV_FLOWS: flowHost.optional(),
  SHOP_NB_FLOWS: flowHost.optional(),
  SHOP_SV_SEARCH_SCRIPT: scriptAddress.optional(),
  SHOP_NB_SEARCH_SCRIPT: scriptAddress.optional(),
  ...searchEnvironment,
  SHOP_MARKET_IN_PATH: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SHOP_MULTI_MARKET: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SHOP_CHANNEL_HEADER: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header in small letters, such as x-shop-channel')
    .optional(),
  SHOP_TEXTS: z.enum(['plain', 'pseudo'], 'must be plain or pseudo').default('plain'),
  SHOP_ROOT_REDIRECT: z.string().refine(isPagePath, 'must be a path of the shop, such as /nyheter').optional(),
  SHOP_ROOT_REDIRECT_STATUS: z.coerce
    .number()
    .refine((status) => [301, 302, 303, 307, 308].includes(status), 'must be 301, 302, 303, 307 or 308')
    .default(302),
});

type ShopEnvironment = z.output<typeof configSchema>;

/** The shop's configuration, checked and with its defaults filled in. */
export type Config = ReturnType<typeof toConfig>;

/** How the shop reaches the Merchant API of an account, or its own. */
export type MerchantApiConfig = ReturnType<typeof merchantApiOf>;

/** Makes the configuration of a checked environment. */
export function toConfig(env: ShopEnvironment) {
  return {
    /** The address that it listens at; null for every one. */
    host: listenHostOf(env),
    port: env.PORT,
    /** Where data is kept; the project's own folder for null. */
    dataDir: env.DATA_DIR ?? null,
    /** Who the shop is; the demo where nothing is said. */
    profile: env.SHOP_PROFILE ?? demoProfile,
    logLevel: env.LOG_LEVEL,
    /** The collector that spans and metrics are told; null for nobody. */
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    merchantApi: merchantApiOf(env),
    origins: originsOf(env),
    /** Pseudo texts are longer than any language's, and show which texts no catalogue holds. */
    texts: env.SHOP_TEXTS,
    /** How the markets of a channel are told apart; null where each domain shows the default one of its channel alone. */
    marketsBy: marketsByOf(env),
    /** The header in which a proxy says which channel is asked for; null where the host says it. */
    channelHeader: env.SHOP_CHANNEL_HEADER ?? null,
    /** Null where the root is the front page. */
    rootRedirect: rootRedirectOf(env),
    shippingWidget: shippingWidgetOf(env),
    channels: channelsOf(env),
    scripts: scriptsOf(env),
    /** Who finds the products of each channel in place of the Merchant API. */
    search: searchProvidersOf(env),
    /** Which proxies in front of the shop tell the truth about where a request comes from. */
    trustedProxies: env.TRUSTED_PROXIES,
  };
}

function marketsByOf({ SHOP_MARKET_IN_PATH, SHOP_MULTI_MARKET }: ShopEnvironment): MarketsBy | null {
  if (SHOP_MARKET_IN_PATH === 'on') return 'path';
  return SHOP_MULTI_MARKET === 'on' ? 'cookie' : null;
}

function rootRedirectOf({ SHOP_ROOT_REDIRECT: to, SHOP_ROOT_REDIRECT_STATUS: status }: ShopEnvironment) {
  return to === undefined ? null : ({ to, status } satisfies RootRedirect);
}

function channelsOf(env: ShopEnvironment) {
  return { sv: env.SHOP_SV_CHANNEL, nb: env.SHOP_NB_CHANNEL };
}

/** Whose scripts each channel's pages run beside the shop's own, for visitors who agree to it. */
function scriptsOf(env: ShopEnvironment) {
  return {
    sv: {
      ...{ tagManager: env.SHOP_SV_TAG_MANAGER ?? null, search: env.SHOP_SV_SEARCH_SCRIPT ?? null },
      ...reviewsOf(env, { channelId: env.SHOP_SV_CHANNEL, apiKey: env.SHOP_SV_LIPSCORE_KEY ?? null }),
      ...flowsOf(env.SHOP_SV_FLOWS),
    },
    nb: {
      ...{ tagManager: env.SHOP_NB_TAG_MANAGER ?? null, search: env.SHOP_NB_SEARCH_SCRIPT ?? null },
      ...reviewsOf(env, { channelId: env.SHOP_NB_CHANNEL, apiKey: env.SHOP_NB_LIPSCORE_KEY ?? null }),
      ...flowsOf(env.SHOP_NB_FLOWS),
    },
  };
}

function reviewsOf({ REVIEW_WIDGET: host }: ShopEnvironment, channel: { channelId: string; apiKey: string | null }) {
  return host === undefined ? {} : { reviews: lipscoreWidget(host, channel) };
}

function flowsOf(host: FlowHost | undefined) {
  return host === undefined ? {} : { flows: flowScript(host) };
}

function merchantApiOf(env: ShopEnvironment) {
  if (!env.MERCHANT_API_ENDPOINT) {
    return {
      kind: 'embedded' as const,
      mode: env.MERCHANT_API_MODE ?? 'worker',
      ...toApiSettings(env),
      sandboxWidget: env.SHIPPING_WIDGET === 'sandbox',
    };
  }
  return {
    kind: 'remote' as const,
    endpoint: env.MERCHANT_API_ENDPOINT,
    apiKey: env.MERCHANT_API_KEY ?? '',
    imageBase: (env.MERCHANT_API_IMAGES ?? '').replace(/\/$/, ''),
    authEndpoint: (env.MERCHANT_API_AUTH ?? '').replace(/\/?$/, '/'),
    /** Null where the account has none, and screens do without. */
    extensions: env.MERCHANT_API_EXTENSIONS ?? null,
    /** Whether it keeps the texts of queries, so that each is sent once and its hash from then on. */
    persistedQueries: env.MERCHANT_API_PERSISTED_QUERIES === 'on',
    /** Whose scripts and frames a form of payment is made of. */
    paymentOrigins: originList(env.PAYMENT_FORM_ORIGINS ?? ''),
  };
}

function originList(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

function isHttpsAddress(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:';
}

/** Where the embedded API serves the sandbox's script. */
const sandboxWidget = '/shipping/sandbox/widget.js';

/** The script of a carrier's own list of ways of sending; null where the shop shows its own alone. */
function shippingWidgetOf({ SHIPPING_WIDGET: widget }: ShopEnvironment): string | null {
  return widget === 'sandbox' ? sandboxWidget : (widget ?? null);
}

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');
}

/** What must be set together, or must not. */
export const conflicts = {
  ofValues: (env: ShopEnvironment): readonly string[] => [
    ...(env.MERCHANT_API_ENDPOINT ? [] : apiConflicts(env)),
    ...rootConflicts(env),
    ...(env.SHIPPING_WIDGET === 'sandbox' && !isLocal(env)
      ? ['SHIPPING_WIDGET=sandbox is for trials, and the shop is open to others: its origins are not on localhost']
      : []),
    ...(env.REVIEW_WIDGET === 'sandbox' && !isLocal(env)
      ? ['REVIEW_WIDGET=sandbox is for trials, and the shop is open to others: its origins are not on localhost']
      : []),
    ...((env.SHOP_SV_FLOWS === 'sandbox' || env.SHOP_NB_FLOWS === 'sandbox') && !isLocal(env)
      ? [
          'SHOP_SV_FLOWS=sandbox and SHOP_NB_FLOWS=sandbox are for trials, and the shop is open to others: its origins are not on localhost',
        ]
      : []),
    ...searchConflicts(env, !env.MERCHANT_API_ENDPOINT && toApiSettings(env).tools),
    ...(env.SHOP_MARKET_IN_PATH === 'on' && env.SHOP_MULTI_MARKET === 'on'
      ? [
          'SHOP_MARKET_IN_PATH and SHOP_MULTI_MARKET exclude each other: set the first for markets with addresses of their own',
        ]
      : []),
    ...(env.SHOP_CHANNEL_HEADER && !env.TRUSTED_PROXIES
      ? ['SHOP_CHANNEL_HEADER needs TRUSTED_PROXIES: only a proxy may say which channel is asked for']
      : []),
  ],
  ofNames(given: Environment): readonly string[] {
    if (!given.MERCHANT_API_ENDPOINT) return [];
    const sandbox = given.SHIPPING_WIDGET === 'sandbox';
    const needed = ['MERCHANT_API_KEY', 'MERCHANT_API_IMAGES', 'MERCHANT_API_AUTH'].filter((name) => !given[name]);
    return [
      ...needed.map((name) => `${name} is needed when MERCHANT_API_ENDPOINT is set`),
      ...(given.MERCHANT_API_MODE
        ? ['MERCHANT_API_MODE is about the embedded API: leave it out when MERCHANT_API_ENDPOINT is set']
        : []),
      ...(sandbox
        ? ["SHIPPING_WIDGET=sandbox is the embedded API's: name the address of the carrier's script for an account"]
        : []),
    ];
  },
};

function rootConflicts(env: ShopEnvironment): readonly string[] {
  const sites = sitesFrom({ origins: originsOf(env), channels: channelsOf(env) });
  return env.SHOP_ROOT_REDIRECT !== undefined && isLedAway(sites, env.SHOP_ROOT_REDIRECT)
    ? ['SHOP_ROOT_REDIRECT is the path of a page within each site: leave market and language out of it']
    : [];
}
