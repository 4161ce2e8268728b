export {
  formatMoney,
  minorFromDecimal,
  readNorwegianOrganisationNumber,
  readSwedishOrganisationNumber,
} from '@torg/commerce-sdk/domain';
export { giftCardEnd, lastDayOf } from '../balance/gift-card-end.rules.ts';
export { issueGiftCard } from '../balance/issue-gift-card.ts';
export { MOST_UNITS, setStock } from '../catalogue/set-stock.ts';
export type { StockChange, StockResult } from '../catalogue/set-stock.ts';
export type { ShopDatabase } from '../database/shop-database.ts';
export { withShopDatabase } from '../feed/with-shop-database.ts';
export { readMails, retryMails } from '../mail/mail.repository.ts';
export type { StoredMail } from '../mail/mail.repository.ts';
export { stateOf, writeTime } from '../mail/outbox/outbox-page.ts';
export { renewBoughtCards } from '../order/gift-card/renew-bought-cards.ts';
export { moveOrder } from '../order/move-order.ts';
export type { MoveResult } from '../order/move-order.ts';
export { noteBillPaid } from '../order/note-bill-paid.ts';
export type { BillResult } from '../order/note-bill-paid.ts';
export type { OrderAction } from '../order/order-action.ts';
export type { OrderEventRecord } from '../order/order-event.repository.ts';
export { orderStatuses } from '../order/order-status.ts';
export type { OrderStatus } from '../order/order-status.ts';
export type { PayBackPort, PayBackResult } from '../order/pay-back.ts';
export type { RefundRefusal } from '../order/plan-refund.rules.ts';
export type { RefundResult } from '../order/refund-order.ts';
export { sendParcel } from '../order/send-parcel.ts';
export type { SendResult } from '../order/send-parcel.ts';
export { readOpenWithdrawals } from '../order/withdrawal/open-withdrawals.repository.ts';
export type { OpenWithdrawal } from '../order/withdrawal/open-withdrawals.repository.ts';
export { readExemption, setWithdrawalExemption } from '../order/withdrawal/set-exemption.ts';
export { notePaymentReturned, readOwedPayments } from '../payment/owed-payments.repository.ts';
export type { OwedPayment } from '../payment/owed-payments.repository.ts';
export { namePriceList, setListPrice } from '../pricing/keep-price-lists.ts';
export type { ListPriceResult, NewListPrice } from '../pricing/keep-price-lists.ts';
export { readPriceListRows, readPriceLists } from '../pricing/price-list.repository.ts';
export type { PriceListSummary, ShownListPrice } from '../pricing/price-list.repository.ts';
export { setPrice } from '../pricing/set-price.ts';
export type { NewPrice, SetPriceResult } from '../pricing/set-price.ts';
export { answerQuestion, declineQuestion, readOpenQuestions } from '../question/answer-question.ts';
export {
  acceptReview,
  declineReview,
  readUnrepliedReviews,
  readWaitingReviews,
  replyToReview,
} from '../review/decide-review.ts';
export type { WaitingReview } from '../review/decide-review.ts';
export { changeBalance } from './change-balance.ts';
export { addSynonym, listSynonyms, removeSynonym } from './change-synonyms.ts';
export type { SynonymResult } from './change-synonyms.ts';
export type { BalanceChangeResult } from './change-balance.ts';
export { grantCredit, listCompanies, openCompany, setPriceList } from './open-company.ts';
export type { OpenCompanyResult } from './open-company.ts';
export { checkPayments } from './check-payments.ts';
export { impersonateCustomer } from './impersonate-customer.ts';
export type { Impersonation } from './impersonate-customer.ts';
export { listOrders } from './list-orders.ts';
export type { ListedOrder } from './list-orders.ts';
export { previewShop } from './preview-shop.ts';
export { payBackOrder, refundByArticle } from './refund-by-article.ts';
export type { ArticleRefund, ArticleRefundResult } from './refund-by-article.ts';
export { sandboxPayBack } from './sandbox-pay-back.ts';
export { showOrder } from './show-order.ts';
export type { ShownOrder, ShownSums } from './show-order.ts';
export { notifyWhoWaited } from './notify-who-waited.ts';
