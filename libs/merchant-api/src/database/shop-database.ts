import type { Kysely } from 'kysely';
import type * as account from '../account/account.tables.ts';
import type * as balance from '../balance/balance.tables.ts';
import type { AvailabilityNoticesTable } from '../availability/availability.tables.ts';
import type { CartLinesTable, CartsTable } from '../cart/cart.tables.ts';
import type * as campaign from '../campaign/campaign.tables.ts';
import type * as catalogue from '../catalogue/catalogue.tables.ts';
import type { FedProductsTable } from '../feed/feed.tables.ts';
import type { ConfirmationKeysTable } from '../confirmation/confirmation.tables.ts';
import type * as content from '../content/content.tables.ts';
import type { MailsTable } from '../mail/mail.tables.ts';
import type * as market from '../market/market.tables.ts';
import type { NewsletterSubscriptionsTable } from '../newsletter/newsletter.tables.ts';
import type { PriceListPricesTable, PriceListsTable, PriceLogTable } from '../pricing/price.tables.ts';
import type * as promotion from '../promotion/promotion.tables.ts';
import type { AnswersTable, QuestionsTable } from '../question/question.tables.ts';
import type * as search from '../search/text/search-text.tables.ts';
import type { ProductReviewsView, ReviewsTable } from '../review/review.tables.ts';
import type { CatalogueChangesTable, FilterParametersTable } from '../search/search.tables.ts';

/** What is kept about the database itself, such as the version of the seed. */
interface SettingsTable {
  key: string;
  value: string;
}

/** Every table by its name. */
export interface ShopTables {
  settings: SettingsTable;
  languages: market.LanguagesTable;
  markets: market.MarketsTable;
  channels: market.ChannelsTable;
  channel_languages: market.ChannelLanguagesTable;
  channel_markets: market.ChannelMarketsTable;
  market_languages: market.MarketLanguagesTable;
  channel_settings: market.ChannelSettingsTable;
  vat_rates: market.VatRatesTable;
  brands: catalogue.BrandsTable;
  brand_texts: catalogue.BrandTextsTable;
  categories: catalogue.CategoriesTable;
  category_texts: catalogue.CategoryTextsTable;
  products: catalogue.ProductsTable;
  product_texts: catalogue.ProductTextsTable;
  product_categories: catalogue.ProductCategoriesTable;
  skus: catalogue.SkusTable;
  sku_texts: catalogue.SkuTextsTable;
  stock: catalogue.StockTable;
  variant_groups: catalogue.VariantGroupsTable;
  variant_values: catalogue.VariantValuesTable;
  variant_labels: catalogue.VariantLabelsTable;
  product_images: catalogue.ProductImagesTable;
  parameter_groups: catalogue.ParameterGroupsTable;
  parameter_group_texts: catalogue.ParameterGroupTextsTable;
  parameters: catalogue.ParametersTable;
  product_parameters: catalogue.ProductParametersTable;
  suppliers: catalogue.SuppliersTable;
  product_relations: catalogue.ProductRelationsTable;
  package_groups: catalogue.PackageGroupsTable;
  package_group_texts: catalogue.PackageGroupTextsTable;
  package_options: catalogue.PackageOptionsTable;
  alias_history: catalogue.AliasHistoryTable;
  url_history: catalogue.UrlHistoryTable;
  discount_campaigns: campaign.DiscountCampaignsTable;
  discount_campaign_texts: campaign.DiscountCampaignTextsTable;
  discount_campaign_markets: campaign.DiscountCampaignMarketsTable;
  discount_campaign_products: campaign.DiscountCampaignProductsTable;
  reviews: ReviewsTable;
  product_reviews: ProductReviewsView;
  price_log: PriceLogTable;
  /** The prices of every market, those that it takes from its base market converted. */
  market_prices: Omit<PriceLogTable, 'campaign_id'>;
  search_labels: search.SearchLabelsTable;
  search_texts: search.SearchTextsTable;
  search_words: search.SearchWordsTable;
  search_numbers: search.SearchNumbersTable;
  price_lists: PriceListsTable;
  price_list_prices: PriceListPricesTable;
  fed_products: FedProductsTable;
  menus: content.MenusTable;
  menu_locations: content.MenuLocationsTable;
  menu_texts: content.MenuTextsTable;
  menu_items: content.MenuItemsTable;
  menu_item_texts: content.MenuItemTextsTable;
  content_collections: content.ContentCollectionsTable;
  content_tags: content.ContentTagsTable;
  content_conditions: content.ContentConditionsTable;
  content_texts: content.ContentTextsTable;
  list_pages: content.ListPagesTable;
  list_page_texts: content.ListPageTextsTable;
  catalogue_changes: CatalogueChangesTable;
  filter_parameters: FilterParametersTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  promotions: promotion.PromotionsTable;
  promotion_texts: promotion.PromotionTextsTable;
  promotion_markets: promotion.PromotionMarketsTable;
  promotion_products: promotion.PromotionProductsTable;
  users: account.UsersTable;
  refresh_tokens: account.RefreshTokensTable;
  password_resets: account.PasswordResetsTable;
  impersonations: account.ImpersonationsTable;
  balances: balance.BalancesTable;
  balance_entries: balance.BalanceEntriesTable;
  gift_cards: balance.GiftCardsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  availability_notices: AvailabilityNoticesTable;
  confirmation_keys: ConfirmationKeysTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  mails: MailsTable;
}

/** The database, or a transaction within it. */
export type ShopDatabase = Kysely<ShopTables>;
