import type { TextsKind } from '@torg/i18n';
import type { MarketSite } from '@torg/market-routing';
import type { ReviewWidget } from './review-widget.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** The part of the configuration that every visitor's browser gets. It holds no secret. */
export interface PublicConfig {
  /** Who the shop is. */
  shop: ShopIdentity;
  api: {
    endpoint: string;
    /** What the account has beyond the contract; null where it has nothing, and screens do without. */
    extensions: string | null;
    apiKey: string;
    /** Whether it may be asked by the hash of a query's text, which it is sent once. */
    persistedQueries: boolean;
  };
  /** Where pictures stand, without a slash at the end; a picture is `{imageBase}/product/{size}/{file}`. */
  imageBase: string;
  /** Scheme and host of each provider whose form of payment stands in the shop's page; empty where that is the shop's own sandbox. */
  paymentOrigins: readonly string[];
  /** The address of the script of a carrier's own list of ways of sending; null where the shop's own is shown alone. */
  shippingWidget: string | null;
  /** Scripts of others that run with the visitor's consent; absent where the channel has none. */
  scripts?: {
    /** The id of a container of the tag manager. */
    tagManager: string | null;
    /** The address of the search provider's script. */
    search: string | null;
    /** The widget of a review provider; absent where reviews are the shop's own. */
    reviews?: ReviewWidget;
    /** The address of the script that shows customers' pictures; absent where nobody shows any. */
    flows?: string;
  };
  /** Whether a search provider finds the channel's products, in place of the Merchant API. */
  hasSearch?: true;
  /** Other than plain where pages are looked at with long texts. */
  texts: TextsKind;
  /** Every language the shop is open in, this one included: links between them are made from it. */
  sites: readonly MarketSite[];
  /** The other markets at the address of this one, which a cookie chooses between; empty where each has its own address. */
  marketsHere: readonly MarketSite[];
  /** The page that the root leads to, without market and language; null where the root is the front page. */
  rootPage: string | null;
}
