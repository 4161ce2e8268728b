export { acceptCartPrices } from './accept-cart-prices.ts';
export { addItems } from './add-items.ts';
export type { AddedItems } from './add-items.ts';
export { askQuestion } from './ask-question.ts';
export type { AskQuestionRequest, AskQuestionResult } from './ask-question.ts';
export { changeFavourites } from './change-favourites.ts';
export { claimOrder } from './claim-order.ts';
export { createExtensionsClient } from './create-extensions-client.ts';
export type { ExtensionsClientOptions } from './create-extensions-client.ts';
export type { ExtensionsClient } from './extensions-client.ts';
export { getCartChanges } from './get-cart-changes.ts';
export type { LineNews } from './get-cart-changes.ts';
export { getChannelSettings } from './get-channel-settings.ts';
export type { ChannelSettings } from './get-channel-settings.ts';
export { getDeliveryEstimate } from './get-delivery-estimate.ts';
export type { DeliveryEstimate, DeliveryEstimateRequest, DeliveryPoint, DeliveryWay } from './get-delivery-estimate.ts';
export type { FavouriteChanges, FavouriteList, FavouriteListChanges, Favourites } from './favourites.ts';
export { getFavourites } from './get-favourites.ts';
export { getOrderConfirmation } from './get-order-confirmation.ts';
export type { OrderConfirmation } from './get-order-confirmation.ts';
export { getProductReviews } from './get-product-reviews.ts';
export type { ProductReview, ProductReviews, ProductReviewsRequest, ReviewSort } from './get-product-reviews.ts';
export { getQuestions } from './get-questions.ts';
export type { Answer, Question, QuestionList, QuestionsRequest } from './get-questions.ts';
export { getSearchSpelling } from './get-search-spelling.ts';
export type { SearchSpelling } from './get-search-spelling.ts';
export { getSearchSuggestions } from './get-search-suggestions.ts';
export type { SearchSuggestions, SuggestedPlace, SuggestedProduct } from './get-search-suggestions.ts';
export { getSharedFavourites } from './get-shared-favourites.ts';
export { getWithdrawal } from './get-withdrawal.ts';
export { getWithdrawnOrders } from './get-withdrawn-orders.ts';
export { joinCart } from './join-cart.ts';
export type { JoinedCart } from './join-cart.ts';
export { withdrawFromPurchase } from './withdraw-from-purchase.ts';
export type { WithdrawRequest } from './withdraw-from-purchase.ts';
export type {
  WithdrawableItem,
  Withdrawal,
  WithdrawalClosure,
  WithdrawalExemption,
  WithdrawalReceipt,
  WithdrawalRefund,
  WithdrawResult,
} from './withdrawal.ts';
export { cancelOrder } from './cancel-order.ts';
export type { CancelOrderResult } from './cancel-order.ts';
export { endStockNotice } from './end-stock-notice.ts';
export type { EndStockNoticeResult } from './end-stock-notice.ts';
export { getArticles } from './get-articles.ts';
export { getOwnPrices, type OwnPrice } from './get-own-prices.ts';
export { getBalanceEntries } from './get-balance-entries.ts';
export type { BalanceEntry, BalanceEntryReason } from './get-balance-entries.ts';
export { getBoughtGiftCards } from './get-bought-gift-cards.ts';
export type { BoughtGiftCard } from './get-bought-gift-cards.ts';
export { getContributions } from './get-contributions.ts';
export type { Contributions, OwnQuestion, OwnReview } from './get-contributions.ts';
export { getGiftCardTerms } from './get-gift-card-terms.ts';
export type { GiftCardTerms } from './get-gift-card-terms.ts';
export { getSignedInDevices } from './get-signed-in-devices.ts';
export type { SignedInDevice } from './get-signed-in-devices.ts';
export { getStockNotices } from './get-stock-notices.ts';
export type { StockNotice } from './get-stock-notices.ts';
export { requestOrderLink } from './request-order-link.ts';
export type { OrderLinkResult } from './request-order-link.ts';
export { getSavedCarts } from './get-saved-carts.ts';
export type { SavedCart, SavedItem } from './saved-cart.ts';
export { removeSavedCart } from './remove-saved-cart.ts';
export { openSavedCart } from './open-saved-cart.ts';
export type { OpenSavedCartRequest } from './open-saved-cart.ts';
export { copyCart } from './copy-cart.ts';
export { noteLine } from './note-line.ts';
export type { PutLines } from './put-lines.ts';
export { saveCart } from './save-cart.ts';
export { signOutDevice } from './sign-out-device.ts';
export type { SignOutDeviceResult } from './sign-out-device.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export type { SignOutEverywhereResult } from './sign-out-everywhere.ts';
export type { OwnerRefusal } from './owner-refusal.ts';
export { getAddressBook } from './get-address-book.ts';
export type { KeptAddress, KeptAddressParts } from './get-address-book.ts';
export { keepAddress } from './keep-address.ts';
export type { KeepAddressResult } from './keep-address.ts';
export { removeAddress } from './remove-address.ts';
export type { RemoveAddressResult } from './remove-address.ts';
export { setDefaultAddress } from './set-default-address.ts';
export type { SetDefaultAddressResult } from './set-default-address.ts';
export { getPasskeys } from './get-passkeys.ts';
export type { Passkey } from './get-passkeys.ts';
export { beginPasskey } from './begin-passkey.ts';
export type { BeginPasskeyResult } from './begin-passkey.ts';
export { addPasskey } from './add-passkey.ts';
export type { AddPasskeyRequest, AddPasskeyResult } from './add-passkey.ts';
export { renamePasskey } from './rename-passkey.ts';
export type { RenamePasskeyResult } from './rename-passkey.ts';
export { removePasskey } from './remove-passkey.ts';
export type { RemovePasskeyResult } from './remove-passkey.ts';
export { createPasskeyClient } from './passkey-client.ts';
export type { PasskeyChallengeResult, PasskeyClient, PasskeyClientOptions, PasskeyLogin } from './passkey-client.ts';
export { acceptInvitation } from './accept-invitation.ts';
export type { AcceptInvitationResult } from './accept-invitation.ts';
export { approvePurchase } from './approve-purchase.ts';
export type { ApprovePurchaseResult } from './approve-purchase.ts';
export { changeMember } from './change-member.ts';
export type { ChangeMemberRequest } from './change-member.ts';
export type {
  ApprovalStatus,
  ApprovalSummary,
  Company,
  CompanyApproval,
  CompanyInvitation,
  CompanyMember,
} from './company.ts';
export { getCompany } from './get-company.ts';
export { getCompanyApproval } from './get-company-approval.ts';
export { getCompanyInvitation } from './get-company-invitation.ts';
export type { InvitedTo } from './get-company-invitation.ts';
export { inviteMember } from './invite-member.ts';
export type { InviteMemberRequest, InviteMemberResult } from './invite-member.ts';
export type { MemberRefusal } from './member-refusal.ts';
export { refusePurchase } from './refuse-purchase.ts';
export type { RefusePurchaseResult } from './refuse-purchase.ts';
export { removeMember } from './remove-member.ts';
export { reopenPurchase } from './reopen-purchase.ts';
export { requestApproval } from './request-approval.ts';
export type { RequestApprovalResult } from './request-approval.ts';
export { withdrawInvitation } from './withdraw-invitation.ts';
