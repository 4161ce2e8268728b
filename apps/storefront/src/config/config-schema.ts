import { apiConflicts, apiEnvironment, originsOf, toApiSettings, type Environment } from '@torg/merchant-api/settings';
import { z } from 'zod';
import { isLedAway, isPagePath, type RootRedirect } from './root-redirect.ts';
import { sitesFrom } from './sites.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** The environment as the shop reads it: every name that it knows is here, or is one of the API's own. */
export const configSchema = z.object({
  ...apiEnvironment,
  MERCHANT_API_MODE: z.enum(['embedded', 'worker'], 'must be embedded or worker').optional(),
  MERCHANT_API_ENDPOINT: httpUrl.optional(),
  MERCHANT_API_IMAGES: httpUrl.optional(),
  MERCHANT_API_AUTH: httpUrl.optional(),
  MERCHANT_API_EXTENSIONS: httpUrl.optional(),
  SHOP_MARKET_IN_PATH: z.enum(['on', 'off'], 'must be on or off').default('off'),
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
    port: env.PORT,
    merchantApi: merchantApiOf(env),
    origins: originsOf(env),
    /** Whether addresses begin with market and language, such as `/se/sv`. */
    marketInPath: env.SHOP_MARKET_IN_PATH === 'on',
    /** Null where the root is the front page. */
    rootRedirect: rootRedirectOf(env),
    channels: channelsOf(env),
    /** Which proxies in front of the shop tell the truth about where a request comes from. */
    trustedProxies: env.TRUSTED_PROXIES,
  };
}

function rootRedirectOf({ SHOP_ROOT_REDIRECT: to, SHOP_ROOT_REDIRECT_STATUS: status }: ShopEnvironment) {
  return to === undefined ? null : ({ to, status } satisfies RootRedirect);
}

function channelsOf(env: ShopEnvironment) {
  return { sv: env.SHOP_SV_CHANNEL, nb: env.SHOP_NB_CHANNEL };
}

function merchantApiOf(env: ShopEnvironment) {
  if (!env.MERCHANT_API_ENDPOINT) {
    return { kind: 'embedded' as const, mode: env.MERCHANT_API_MODE ?? 'worker', ...toApiSettings(env) };
  }
  return {
    kind: 'remote' as const,
    endpoint: env.MERCHANT_API_ENDPOINT,
    apiKey: env.MERCHANT_API_KEY ?? '',
    imageBase: (env.MERCHANT_API_IMAGES ?? '').replace(/\/$/, ''),
    authEndpoint: (env.MERCHANT_API_AUTH ?? '').replace(/\/?$/, '/'),
    /** Null where the account has none, and screens do without. */
    extensions: env.MERCHANT_API_EXTENSIONS ?? null,
  };
}

/** What must be set together, or must not. */
export const conflicts = {
  ofValues: (env: ShopEnvironment): readonly string[] => [
    ...(env.MERCHANT_API_ENDPOINT ? [] : apiConflicts(env)),
    ...rootConflicts(env),
  ],
  ofNames(given: Environment): readonly string[] {
    if (!given.MERCHANT_API_ENDPOINT) return [];
    const needed = ['MERCHANT_API_KEY', 'MERCHANT_API_IMAGES', 'MERCHANT_API_AUTH'].filter((name) => !given[name]);
    return [
      ...needed.map((name) => `${name} is needed when MERCHANT_API_ENDPOINT is set`),
      ...(given.MERCHANT_API_MODE
        ? ['MERCHANT_API_MODE is about the embedded API: leave it out when MERCHANT_API_ENDPOINT is set']
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
