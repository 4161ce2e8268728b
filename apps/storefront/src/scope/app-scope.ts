import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '@torg/commerce-sdk';
import type { ExtensionsClient, FavouriteChanges } from '@torg/commerce-sdk/extensions';
import type { Translate } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';
import type { MarketSite } from '@torg/market-routing';
import type { Stores, TextStorage } from '@torg/stores';
import type { PublicConfig } from '../config/public-config.ts';
import type { Preview } from './preview.ts';
import type { ShopClient } from './shop-client.ts';
import type { SharedReads } from './shared-reads.ts';

/** Where favourites are kept: with the account of whoever is signed in, and else in this browser. */
export interface KeptFavourites {
  /** Reads what the account holds, and tells it what was changed here; nothing where nobody is signed in. */
  refresh(): Promise<void>;
  /** False where nobody keeps them: without script those of visitors are out of reach. */
  change(changes: FavouriteChanges): Promise<boolean>;
  /** Leaves nothing in this browser, for whoever signs out; a request keeps nothing. */
  forget?(): void;
}

/** Everything a page may use of the world: made once per request on the server and once per tab in the browser. */
export interface AppScope {
  site: MarketSite;
  config: PublicConfig;
  clock: Clock;
  commerce: ShopClient;
  /** Asks for what the account has beyond the contract; null where that is nothing. */
  extensions(): Promise<ExtensionsClient | null>;
  /** What the server said to everyone alike. */
  shared: SharedReads;
  /** Who is shown drafts; null is a visitor. */
  preview: Preview | null;
  /** What the server said. */
  queries: QueryClient;
  /** What the shopper is doing. */
  stores: Stores;
  /** Where what is typed into the checkout is kept until it is ordered; a request keeps nothing. */
  keptCheckout: TextStorage;
  /** What an organization marks its orders with, in this browser; a request keeps nothing. */
  keptReference: TextStorage;
  /** The rows of a quick order that are left to put right: see `kept-rows.ts`. */
  keptRows: TextStorage;
  /** Where what was taken out of the cart waits to be had back; a request keeps nothing. */
  keptAside: TextStorage;
  /** Where the lines of the cart stood before one was taken out, in this tab; a request keeps nothing. */
  keptPlaces: TextStorage;
  /** Where the visitor said that goods go: see `known-postal-code.ts`. */
  postalCode: TextStorage;
  /** Where the link of a mail about a forgotten password leads on to: see `kept-return-path.ts`. */
  returnPath: TextStorage;
  /** Where what was put in the cart without a connection waits for one; a request keeps nothing. */
  keptWaiting: TextStorage;
  /** The city of the digits of a postal code, in a country by its ISO 3166 code; null where it is not known. */
  cityOf(country: string, zip: string): Promise<string | null>;
  /** Makes an id that nobody else has. */
  newId(): string;
  t: Translate;
  /** The same texts, for components. */
  translation: Translation;
  /** Whether a path within the site was given up for good. The server alone knows; to a tab such a page is missing. */
  isGone(path: string): Promise<boolean>;
  /** Fetches the visitor's cart where it is not there yet, and waits where it is on its way. */
  loadCart(): Promise<void>;
  /** Keeps favourites, fetched with the first that does more than mark a product. */
  favourites(): Promise<KeptFavourites>;
  /** The numbers of the orders that analytics were told of in this browser. */
  trackedPurchases: TextStorage;
  /** What was searched for in this browser; a request keeps nothing. */
  pastSearches: TextStorage;
  /** What was looked at in this browser; kept for later visits where the visitor agreed to it. A request keeps nothing. */
  viewed: TextStorage;
  /** What is compared in this tab. */
  compared: TextStorage;
}
