import { Migrator, type Migration } from 'kysely/migration';
import { firstTables } from './migrations/0001-first-tables.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { listChanges } from './migrations/0003-list-changes.ts';
import { searchText } from './migrations/0004-search-text.ts';
import { catalogueFeatures } from './migrations/0005-catalogue-features.ts';
import { content } from './migrations/0006-content.ts';
import { markets } from './migrations/0006-markets.ts';
import { pagesOfCampaigns } from './migrations/0006-pages-of-campaigns.ts';
import { questions } from './migrations/0007-questions.ts';
import { fedProducts } from './migrations/0008-fed-products.ts';
import { listFeatures } from './migrations/0009-list-features.ts';
import { packagesInLists } from './migrations/0011-packages-in-lists.ts';
import { cartsAndPromotions } from './migrations/0012-carts-and-promotions.ts';
import { seenPrices } from './migrations/0012-seen-prices.ts';
import { pagesOfGoods } from './migrations/0013-pages-of-goods.ts';
import { orders } from './migrations/0014-orders.ts';
import { accountDetails } from './migrations/0015-accounts.ts';
import { payments } from './migrations/0016-payments.ts';
import { mails } from './migrations/0017-mails.ts';
import { orderConfirmations } from './migrations/0018-order-confirmations.ts';
import { withdrawalExemptions } from './migrations/0018-withdrawal-exemptions.ts';
import { orderCare } from './migrations/0019-order-care.ts';
import { stockChanges } from './migrations/0020-stock-changes.ts';
import { accountCarts } from './migrations/0021-account-carts.ts';
import { lettersToAMailbox } from './migrations/0021-letters-to-a-mailbox.ts';
import { ordersOfACart } from './migrations/0022-orders-of-a-cart.ts';
import { withdrawalsToPayBack } from './migrations/0023-withdrawals-to-pay-back.ts';
import { restOfAnOrderedCart } from './migrations/0024-rest-of-an-ordered-cart.ts';
import { codesOfACart } from './migrations/0025-codes-of-a-cart.ts';
import { creditedBills } from './migrations/0026-credited-bills.ts';
import { boughtGiftCards } from './migrations/0027-bought-gift-cards.ts';
import { countedStock } from './migrations/0028-counted-stock.ts';
import { feedAttributes } from './migrations/0029-feed-attributes.ts';
import { rateLimits } from './migrations/0030-rate-limits.ts';
import { arrivedTokens } from './migrations/0031-arrived-tokens.ts';
import { reviewsAndQuestions } from './migrations/0032-reviews-and-questions.ts';
import { favourites } from './migrations/0034-favourites.ts';
import { ownAccount } from './migrations/0035-own-account.ts';
import { addressBook } from './migrations/0036-address-book.ts';
import { searchSynonyms } from './migrations/0037-search-synonyms.ts';
import { savedCarts } from './migrations/0038-saved-carts.ts';
import { cartAdditions } from './migrations/0050-cart-additions.ts';
import { companies } from './migrations/0051-companies.ts';
import { passkeys } from './migrations/0060-passkeys.ts';
import { questionAddresses } from './migrations/0063-question-addresses.ts';
import { pricesOfOrganizations } from './migrations/0065-prices-of-organizations.ts';
import { askers } from './migrations/0066-askers.ts';
import { recordOfApprovals } from './migrations/0067-record-of-approvals.ts';
import type { ShopDatabase } from './shop-database.ts';

/** Every migration by name, in order. The list is written by hand so that a bundle contains them all. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-list-changes': listChanges,
  '0004-search-text': searchText,
  '0005-catalogue-features': catalogueFeatures,
  '0006-content': content,
  '0006-markets': markets,
  '0006-pages-of-campaigns': pagesOfCampaigns,
  '0007-questions': questions,
  '0008-fed-products': fedProducts,
  '0009-list-features': listFeatures,
  '0011-packages-in-lists': packagesInLists,
  '0012-carts-and-promotions': cartsAndPromotions,
  '0012-seen-prices': seenPrices,
  '0013-pages-of-goods': pagesOfGoods,
  '0014-orders': orders,
  '0015-accounts': accountDetails,
  '0016-payments': payments,
  '0017-mails': mails,
  '0018-order-confirmations': orderConfirmations,
  '0018-withdrawal-exemptions': withdrawalExemptions,
  '0019-order-care': orderCare,
  '0020-stock-changes': stockChanges,
  '0021-account-carts': accountCarts,
  '0021-letters-to-a-mailbox': lettersToAMailbox,
  '0022-orders-of-a-cart': ordersOfACart,
  '0023-withdrawals-to-pay-back': withdrawalsToPayBack,
  '0024-rest-of-an-ordered-cart': restOfAnOrderedCart,
  '0025-codes-of-a-cart': codesOfACart,
  '0026-credited-bills': creditedBills,
  '0027-bought-gift-cards': boughtGiftCards,
  '0028-counted-stock': countedStock,
  '0029-feed-attributes': feedAttributes,
  '0030-rate-limits': rateLimits,
  '0031-arrived-tokens': arrivedTokens,
  '0032-reviews-and-questions': reviewsAndQuestions,
  '0034-favourites': favourites,
  '0035-own-account': ownAccount,
  '0036-address-book': addressBook,
  '0037-search-synonyms': searchSynonyms,
  '0038-saved-carts': savedCarts,
  '0050-cart-additions': cartAdditions,
  '0051-companies': companies,
  '0060-passkeys': passkeys,
  '0063-question-addresses': questionAddresses,
  '0065-prices-of-organizations': pricesOfOrganizations,
  '0066-askers': askers,
  '0067-record-of-approvals': recordOfApprovals,
};

/**
 * Brings the tables to the newest form, or to that of the migration of the name `upTo`. Does nothing where they have it.
 * `upTo` is for tests, which begin with a database as an older shop left it.
 */
export async function migrate(db: ShopDatabase, upTo?: string): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  // A kept database may lack one from the middle: parts of the shop are made side by side and add theirs as they are done.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the migrations';
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The database could not be brought up to date: ${failed} failed (${reason})`, { cause: error });
}
