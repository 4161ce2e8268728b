import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as documents from '../generated/extensions.ts';
import { extensionTypeDefs } from '../schema/index.ts';
import { json, swedishScope } from '../testing/answering-client.ts';
import { brokenValuesIn } from '../testing/broken-values.ts';
import { answersTo } from '../testing/random-answer.ts';
import { acceptCartPrices } from './accept-cart-prices.ts';
import { addItems } from './add-items.ts';
import { askQuestion } from './ask-question.ts';
import { changeFavourites } from './change-favourites.ts';
import { claimOrder } from './claim-order.ts';
import { createExtensionsClient } from './create-extensions-client.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { getArticles } from './get-articles.ts';
import { getOwnPrices } from './get-own-prices.ts';
import { getCartChanges } from './get-cart-changes.ts';
import { getChannelSettings } from './get-channel-settings.ts';
import { getDeliveryEstimate } from './get-delivery-estimate.ts';
import { getFavourites } from './get-favourites.ts';
import { getOrderConfirmation } from './get-order-confirmation.ts';
import { getProductReviews } from './get-product-reviews.ts';
import { getQuestions } from './get-questions.ts';
import { getSearchSpelling } from './get-search-spelling.ts';
import { getSearchSuggestions } from './get-search-suggestions.ts';
import { getSharedFavourites } from './get-shared-favourites.ts';
import { getWithdrawal } from './get-withdrawal.ts';
import { getWithdrawnOrders } from './get-withdrawn-orders.ts';
import { joinCart } from './join-cart.ts';
import { cancelOrder } from './cancel-order.ts';
import { getSavedCarts } from './get-saved-carts.ts';
import { removeSavedCart } from './remove-saved-cart.ts';
import { openSavedCart } from './open-saved-cart.ts';
import { copyCart } from './copy-cart.ts';
import { noteLine } from './note-line.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { approvePurchase } from './approve-purchase.ts';
import { changeMember } from './change-member.ts';
import { getCompany } from './get-company.ts';
import { getCompanyApproval } from './get-company-approval.ts';
import { getCompanyInvitation } from './get-company-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { refusePurchase } from './refuse-purchase.ts';
import { removeMember } from './remove-member.ts';
import { reopenPurchase } from './reopen-purchase.ts';
import { requestApproval } from './request-approval.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { saveCart } from './save-cart.ts';
import { endStockNotice } from './end-stock-notice.ts';
import { getAddressBook } from './get-address-book.ts';
import { getBalanceEntries } from './get-balance-entries.ts';
import { getBoughtGiftCards } from './get-bought-gift-cards.ts';
import { getContributions } from './get-contributions.ts';
import { getGiftCardTerms } from './get-gift-card-terms.ts';
import { getSignedInDevices } from './get-signed-in-devices.ts';
import { getStockNotices } from './get-stock-notices.ts';
import { requestOrderLink } from './request-order-link.ts';
import { keepAddress } from './keep-address.ts';
import { removeAddress } from './remove-address.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { getPasskeys } from './get-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signOutDevice } from './sign-out-device.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { withdrawFromPurchase } from './withdraw-from-purchase.ts';

type DocumentName = keyof typeof documents & `${string}Document`;

/** Every document, with the operation that sends it. */
const someAddress = {
  ...{ firstName: 'Maja', lastName: 'Lind', company: '', careOf: '', addressLine1: 'Strandvägen 4', addressLine2: '' },
  ...{ entryCode: '', zip: '39230', city: 'Kalmar', country: 'SE', mobile: '' },
};

const operations: Readonly<Record<DocumentName, (client: ExtensionsClient) => Promise<unknown>>> = {
  AcceptCartPricesDocument: (client) => acceptCartPrices(client, { cartId: 'c1' }),
  AddItemsDocument: (client) => addItems(client, { cartId: 'c1', items: [{ skuId: 1, quantity: 2, message: null }] }),
  ArticlesDocument: (client) => getArticles(client, { numbers: ['MUK-4101'] }),
  OwnPricesDocument: (client) => getOwnPrices(client, { productIds: [7] }),
  SavedCartsDocument: (client) => getSavedCarts(client),
  SaveCartDocument: (client) => saveCart(client, { id: 'a', name: 'Kontoret', cartId: 'c1' }),
  RemoveSavedCartDocument: (client) => removeSavedCart(client, { id: 'a' }),
  OpenSavedCartDocument: (client) => openSavedCart(client, { id: 'a', cartId: 'c1', isInPlace: true }),
  CopyCartDocument: (client) => copyCart(client, { from: 'c2', cartId: null }),
  NoteLineDocument: (client) => noteLine(client, { cartId: 'c1', lineId: 'l1', message: 'Bo' }),
  AcceptInvitationDocument: (client) => acceptInvitation(client, { key: 'k' }),
  ApprovePurchaseDocument: (client) => approvePurchase(client, { id: 'a', amount: 100 }),
  ChangeMemberDocument: (client) => changeMember(client, { id: 1, role: 'buyer', orderLimit: null }),
  CompanyDocument: (client) => getCompany(client),
  CompanyApprovalDocument: (client) => getCompanyApproval(client, { id: 'a' }),
  CompanyInvitationDocument: (client) => getCompanyInvitation(client, { key: 'k' }),
  InviteMemberDocument: (client) => inviteMember(client, { email: 'a@b.example', role: 'approver', orderLimit: 100 }),
  RefusePurchaseDocument: (client) => refusePurchase(client, { id: 'a', reason: '' }),
  RemoveMemberDocument: (client) => removeMember(client, { id: 1 }),
  ReopenPurchaseDocument: (client) => reopenPurchase(client, { id: 'a', cartId: null }),
  RequestApprovalDocument: (client) => requestApproval(client, { cartId: 'c1' }),
  WithdrawInvitationDocument: (client) => withdrawInvitation(client, { id: 'a' }),
  AskQuestionDocument: (client) => askQuestion(client, { alias: 'kudde', author: 'Maja', text: 'Är den mjuk?' }),
  CartChangesDocument: (client) => getCartChanges(client, { cartId: 'c1' }),
  ChangeFavouritesDocument: (client) => changeFavourites(client, { mark: [7] }),
  ChannelSettingsDocument: (client) => getChannelSettings(client),
  ClaimOrderDocument: (client) => claimOrder(client, { id: 'p1', cartId: 'c1' }),
  DeliveryEstimateDocument: (client) => getDeliveryEstimate(client, { postalCode: '11122', productId: 7 }),
  FavouritesDocument: (client) => getFavourites(client),
  JoinCartDocument: (client) => joinCart(client, { cartId: 'c1' }),
  OrderConfirmationDocument: (client) => getOrderConfirmation(client, { id: 'p1', cartId: 'c1' }),
  ProductReviewsDocument: (client) => getProductReviews(client, { alias: 'kudde' }),
  QuestionsDocument: (client) => getQuestions(client, { alias: 'kudde' }),
  SearchSpellingDocument: (client) => getSearchSpelling(client, { text: 'kuddde' }),
  SearchSuggestionsDocument: (client) => getSearchSuggestions(client, { text: 'kudde' }),
  SharedFavouritesDocument: (client) => getSharedFavourites(client, { key: 'k' }),
  CancelOrderDocument: (client) => cancelOrder(client, { id: 'p1', cartId: 'c1' }),
  EndStockNoticeDocument: (client) => endStockNotice(client, { id: 7 }),
  BalanceEntriesDocument: (client) => getBalanceEntries(client),
  ContributionsDocument: (client) => getContributions(client),
  GiftCardTermsDocument: (client) => getGiftCardTerms(client),
  BoughtGiftCardsDocument: (client) => getBoughtGiftCards(client),
  SignedInDevicesDocument: (client) => getSignedInDevices(client),
  AddressBookDocument: (client) => getAddressBook(client),
  KeepAddressDocument: (client) => keepAddress(client, { id: 'a', address: someAddress }),
  RemoveAddressDocument: (client) => removeAddress(client, { id: 'a' }),
  SetDefaultAddressDocument: (client) => setDefaultAddress(client, { id: null }),
  StockNoticesDocument: (client) => getStockNotices(client),
  WithdrawnOrdersDocument: (client) => getWithdrawnOrders(client),
  RequestOrderLinkDocument: (client) => requestOrderLink(client, { orderId: 1001, email: 'maja@torg.example' }),
  PasskeysDocument: (client) => getPasskeys(client),
  BeginPasskeyDocument: (client) => beginPasskey(client),
  AddPasskeyDocument: (client) => addPasskey(client, { response: {}, name: 'Telefonen' }),
  RenamePasskeyDocument: (client) => renamePasskey(client, { id: 'k1', name: 'Telefonen' }),
  RemovePasskeyDocument: (client) => removePasskey(client, { id: 'k1' }),
  SignOutDeviceDocument: (client) => signOutDevice(client, { id: 's1' }),
  SignOutEverywhereDocument: (client) => signOutEverywhere(client, { keepThis: true }),
  WithdrawalDocument: (client) => getWithdrawal(client, { publicId: 'p1' }),
  WithdrawFromPurchaseDocument: (client) =>
    withdrawFromPurchase(client, { publicId: 'p1', idempotencyKey: 'press-0001' }),
};

describe.each(Object.entries(operations))('%s', (name, run) => {
  const text = String(Object.entries(documents).find(([key]) => key === name)?.[1]);

  it('reads every answer that the extensions allow', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo(text, extensionTypeDefs), async (data) => {
        const client = createExtensionsClient({
          endpoint: 'https://shop.test/extensions/graphql',
          apiKey: 'a-key',
          scope: swedishScope,
          fetch: async () => json({ data }),
        });
        expect(brokenValuesIn(await run(client))).toEqual([]);
      }),
    );
  });
});
