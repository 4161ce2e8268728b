import { createAuthClient, createCommerceClient, type CommerceClient } from '@torg/commerce-sdk';
import { createExtensionsClient, createPasskeyClient, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import { graphqlRequestTransport } from '@torg/commerce-sdk/graphql-request';
import { embeddedAccount } from '@torg/merchant-api/settings';
import { loadMessages } from '@torg/i18n';
import { createTranslation, type Translation } from '@torg/i18n/react';
import type { MarketSite } from '@torg/market-routing';
import type { CheckoutMarket } from '@torg/stores';
import { clientIdentity } from '../config/client-identity.ts';
import type { PublicConfig } from '../config/public-config.ts';
import { identityIn } from '../config/shop-identity.ts';
import { traceCalls } from './trace-calls.ts';
import type { SharedReads } from '../scope/shared-reads.ts';
import { type ChannelTheme, createThemeReader } from './channel-theme.ts';
import { createCheckoutMarketReader } from './checkout-markets.ts';
import { cacheSharedReads } from './cache-shared-reads.ts';
import { joinVisitorCart } from './join-visitor-cart.ts';
import { outdatedNotice } from './rendering/outdated-notice.tsx';
import type { SiteSearch } from './open-search.ts';
import { createSessionService, type SessionService } from './session-service.ts';
import { readAgain } from './read-again.ts';
import type { ShopParts } from './shop-parts.ts';
import { fillInProfile } from './fill-in-profile.ts';
import { takeOverOrder } from './take-over-order.ts';

/** A site of the shop as the server keeps it: nothing in it belongs to a visitor. */
export interface ServedSite {
  site: MarketSite;
  config: PublicConfig;
  commerce: CommerceClient;
  /** What the account has beyond the contract; null where that is nothing. */
  extensions: ExtensionsClient | null;
  /** Who finds its products in place of the Merchant API; null where nobody does. */
  search: SiteSearch | null;
  /** What pages have in common: the frame around them, and what categories say. Shared between requests. */
  shared: SharedReads;
  translation: Translation;
  session: SessionService;
  /** Whether it is reached over https, so that its cookies go no other way. */
  isSecure: boolean;
  /** Whether a path within the site was given up for good. */
  isGone(path: string): Promise<boolean>;
  /** Markup for browsers that are too old for the shop. */
  outdatedNotice: string;
  /** How the site's channel differs from the design's own look; null where it does not. */
  readTheme(): Promise<ChannelTheme | null>;
  /** Where orders can go. */
  readCheckoutMarkets(): Promise<readonly CheckoutMarket[]>;
}

/** The path on which the embedded Merchant API's pictures stand. */
export const mediaPath = '/media';

/** An upstream that is slower than this (ms) counts as down; a visitor would not wait longer either. */
const apiTimeout = 5_000;

/** How the server talks to the Merchant API for one site. */
export function clientsFor(site: MarketSite, { config, apiFetch }: ShopParts) {
  const { merchantApi } = config;
  const isRemote = merchantApi.kind === 'remote';
  const settings = {
    apiKey: merchantApi.apiKey,
    scope: { channelId: site.channelId, marketId: site.marketId, languageId: site.languageId },
    ...clientIdentity,
    // The embedded API is asked within the machine, where a text costs nothing.
    persistedQueries: isRemote && merchantApi.persistedQueries,
    // However often it is asked, a page that cannot be had says so by then.
    timeoutMs: apiTimeout,
    deadlineMs: apiTimeout,
    // The query cache stands above it.
    cache: null,
    retries: 0,
    transport: traceCalls(graphqlRequestTransport({ fetch: apiFetch })),
  };
  const commerce = createCommerceClient({
    ...settings,
    endpoint: isRemote ? merchantApi.endpoint : `${site.origin}/graphql`,
  });
  const extensions = createExtensionsClient({
    ...settings,
    endpoint: isRemote ? merchantApi.extensions : `${site.origin}/extensions/graphql`,
  });
  return { commerce: readAgain(commerce), extensions: extensions && readAgain(extensions) };
}

function authFor(site: MarketSite, { config, apiFetch, report: log }: ShopParts) {
  const { merchantApi } = config;
  const isRemote = merchantApi.kind === 'remote';
  const origin = isRemote ? new URL(merchantApi.endpoint).origin : site.origin;
  const settings = {
    endpoint: isRemote ? merchantApi.authEndpoint : `${site.origin}/api/${embeddedAccount}/`,
    clock: { now: () => Date.now() },
    fetch: apiFetch,
  };
  const signEndpoint = `${origin}/auth/sign/${merchantApi.apiKey}?identity=`;
  const report = (cause: unknown) => log(new Error('Auth client error: a challenge was not signed', { cause }));
  const hasPasskeys = !isRemote || merchantApi.extensions !== null;
  return {
    auth: createAuthClient({ ...settings, signEndpoint, report }),
    passkeys: hasPasskeys ? createPasskeyClient(settings) : null,
  };
}

type Neighbours = Pick<PublicConfig, 'sites' | 'marketsHere'>;

function publicConfig({ locale }: MarketSite, neighbours: Neighbours, config: ShopParts['config']): PublicConfig {
  const { merchantApi, texts, rootRedirect, shippingWidget } = config;
  const scripts = config.scripts[locale];
  const remote = merchantApi.kind === 'remote';
  return {
    shop: identityIn(config.profile, locale),
    api: {
      // Browsers ask the shop's own server, which knows who is signed in.
      endpoint: '/graphql',
      extensions: remote && merchantApi.extensions === null ? null : '/extensions/graphql',
      apiKey: merchantApi.apiKey,
      persistedQueries: !remote || merchantApi.persistedQueries,
    },
    imageBase: remote ? merchantApi.imageBase : mediaPath,
    paymentOrigins: remote ? merchantApi.paymentOrigins : [],
    shippingWidget,
    ...((scripts.tagManager ?? scripts.search ?? scripts.reviews ?? scripts.flows ?? null) !== null && { scripts }),
    ...(config.search[locale] && { hasSearch: true }),
    texts,
    rootPage: rootRedirect?.to ?? null,
    ...neighbours,
  };
}

/** The double of the provider is reached as the embedded API is. */
function searchFor({ locale, origin }: MarketSite, parts: ShopParts): SiteSearch | null {
  const { config, apiFetch, searchPatience: timeoutMs = 2_000 } = parts;
  const provider = config.search[locale];
  if (!provider) return null;
  const { endpoint } = provider;
  return endpoint === null
    ? { ...provider, endpoint: `${origin}/sandbox/hello-retail/serve/`, timeoutMs, fetch: apiFetch }
    : { ...provider, endpoint, timeoutMs, fetch };
}

/** Prepares a site of the shop, once, when the server starts. */
export async function serveSite(
  site: MarketSite,
  { neighbours, isGone }: Pick<ServedSite, 'isGone'> & { neighbours: Neighbours },
  parts: ShopParts,
): Promise<ServedSite> {
  const messages = await loadMessages(site.locale, parts.config.texts);
  const { commerce, extensions } = clientsFor(site, parts);
  const isSecure = site.origin.startsWith('https:');
  const translation = createTranslation({ locale: site.locale, messages, onError: parts.report });
  const shared = cacheSharedReads({ now: () => Date.now() });
  return {
    site,
    config: publicConfig(site, neighbours, parts.config),
    commerce,
    extensions,
    search: searchFor(site, parts),
    isSecure,
    shared,
    isGone,
    readCheckoutMarkets: createCheckoutMarketReader({
      ...{ commerce, shared, report: parts.report },
      areTogether: neighbours.marketsHere.length > 0,
    }),
    readTheme: createThemeReader({ extensions, shared, report: parts.report }),
    session: createSessionService({
      ...authFor(site, parts),
      origin: site.origin,
      languageId: site.languageId,
      commerce,
      secure: isSecure,
      joinCart: (cartId, token) => joinVisitorCart({ commerce, extensions }, { cartId, token }),
      takeOverOrder: (order, token) => takeOverOrder({ commerce, extensions }, order, token),
      fillIn: (profile, token) => fillInProfile(commerce, profile, token),
      report: parts.report,
      keepsCarts: extensions !== null,
      after: (ms, task) => void setTimeout(task, ms).unref(),
    }),
    translation,
    outdatedNotice: outdatedNotice(translation.t),
  };
}
