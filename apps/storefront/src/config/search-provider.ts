import type { Locale } from '@torg/market-routing';
import { z } from 'zod';
import type { SearchAccount } from './search-account.ts';

/** A channel's search provider. */
export interface SearchProviderConfig extends SearchAccount {
  /** Absolute address of its API, ending in a slash; null for the embedded API's double of it. */
  endpoint: string | null;
}

const account = z
  .string()
  .regex(
    /^[0-9a-f-]{36}( [\w.-]+){3}$/i,
    'must be the id of a website and the keys of its search, pages and recommendations, with spaces between',
  );

/** What the environment says of it. */
export const searchEnvironment = {
  SHOP_SEARCH_PROVIDER: z
    .string()
    .refine(
      (text) => text === 'sandbox' || /^https:\/\/\S+\/$/.test(text),
      'must be sandbox, or the https address of a search provider, ending in a slash',
    )
    .optional(),
  SHOP_SV_SEARCH: account.optional(),
  SHOP_NB_SEARCH: account.optional(),
};

interface SearchEnvironment {
  SHOP_SEARCH_PROVIDER?: string | undefined;
  SHOP_SV_SEARCH?: string | undefined;
  SHOP_NB_SEARCH?: string | undefined;
}

/** The channels' names with the double. */
const doubles: Readonly<Record<Locale, string>> = {
  sv: '00000000-0000-4000-8000-000000000001 search-sv page-sv recommendations-sv',
  nb: '00000000-0000-4000-8000-000000000002 search-nb page-nb recommendations-nb',
};

/** The search provider of each channel; null where the Merchant API finds its products. */
export function searchProvidersOf(env: SearchEnvironment): Readonly<Record<Locale, SearchProviderConfig | null>> {
  const provider = env.SHOP_SEARCH_PROVIDER;
  const isDouble = provider === 'sandbox';
  const of = (text: string | undefined, double: string) => {
    const [websiteUuid, search, page, recommendations] = (text ?? (isDouble ? double : '')).split(' ');
    return provider && websiteUuid && search && page && recommendations
      ? { endpoint: isDouble ? null : provider, websiteUuid, keys: { search, page, recommendations } }
      : null;
  };
  return { sv: of(env.SHOP_SV_SEARCH, doubles.sv), nb: of(env.SHOP_NB_SEARCH, doubles.nb) };
}

/** What of it does not go together. */
export function searchConflicts(env: SearchEnvironment, isTrial: boolean): readonly string[] {
  const { SHOP_SEARCH_PROVIDER: provider, SHOP_SV_SEARCH, SHOP_NB_SEARCH } = env;
  const isNamed = (SHOP_SV_SEARCH ?? SHOP_NB_SEARCH) !== undefined;
  return [
    ...(provider === undefined && isNamed ? ['SHOP_SV_SEARCH and SHOP_NB_SEARCH need SHOP_SEARCH_PROVIDER'] : []),
    ...(provider !== undefined && provider !== 'sandbox' && !isNamed
      ? ['SHOP_SEARCH_PROVIDER serves no channel: set SHOP_SV_SEARCH, SHOP_NB_SEARCH or both']
      : []),
    ...(provider === 'sandbox' && !isTrial
      ? ["SHOP_SEARCH_PROVIDER=sandbox is the embedded API's, for trials: it needs MERCHANT_API_TOOLS=on on localhost"]
      : []),
  ];
}
