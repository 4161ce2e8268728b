import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailDocument } from './document/mail-document.ts';
import { renderHtml } from './document/render-html.ts';
import { renderText } from './document/render-text.ts';
import type { MailContent } from './mail.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { approvalGiven } from './templates/approval-given.ts';
import { approvalRefused } from './templates/approval-refused.ts';
import { approvalRequested } from './templates/approval-requested.ts';
import { availabilityNotice } from './templates/availability-notice.ts';
import { availabilityOptIn } from './templates/availability-opt-in.ts';
import { billCredited } from './templates/bill-credited.ts';
import { giftCardReceived } from './templates/gift-card-received.ts';
import { companyInvitation } from './templates/company-invitation.ts';
import { giftCardsBought } from './templates/gift-cards-bought.ts';
import { newsletterOptIn } from './templates/newsletter-opt-in.ts';
import { orderCancelled } from './templates/order-cancelled.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { orderLink } from './templates/order-link.ts';
import { orderRefunded } from './templates/order-refunded.ts';
import { orderSent } from './templates/order-sent.ts';
import { passkeyAdded } from './templates/passkey-added.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { questionAnswered } from './templates/question-answered.ts';
import { reviewReplied } from './templates/review-replied.ts';
import { reviewShown } from './templates/review-shown.ts';
import { withdrawalNotice } from './templates/withdrawal-notice.ts';
import { withdrawalReceipt } from './templates/withdrawal-receipt.ts';
import { traderIn, type Trader } from './trader.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import { shopLanguageOf } from '../market/shop-language.ts';

/** A mail as it is sent and shown. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail in the language of a language id, as HTML and as text of the same words. */
export function renderMail(content: MailContent, languageId: string, profile: ShopProfile): RenderedMail {
  const language = shopLanguageOf(languageId);
  const trader = traderIn(profile, language);
  const document = write(content, language, trader);
  return {
    // A name with a line break must not begin a header of its own.
    subject: document.subject.replace(/\s+/g, ' '),
    html: renderHtml(document, trader, language),
    text: renderText(document, trader),
  };
}

function write(content: MailContent, language: ShopLanguage, trader: Trader): MailDocument {
  switch (content.kind) {
    case 'order-confirmation':
      return orderConfirmation(content.data, language, trader);
    case 'order-link':
      return orderLink(content.data, language);
    case 'order-sent':
      return orderSent(content.data, language);
    case 'order-refunded':
      return orderRefunded(content.data, language);
    case 'order-cancelled':
      return orderCancelled(content.data, language);
    case 'bill-credited':
      return billCredited(content.data, language, trader);
    case 'gift-cards-bought':
      return giftCardsBought(content.data, language);
    case 'gift-card-received':
      return giftCardReceived(content.data, language, trader);
    case 'passkey-added':
      return passkeyAdded(content.data, language, trader);
    case 'password-changed':
      return passwordChanged(content.data, language, trader);
    case 'account-deleted':
      return accountDeleted(content.data, language, trader);
    case 'password-reset':
      return passwordReset(content.data, language, trader);
    case 'availability-opt-in':
      return availabilityOptIn(content.data, language);
    case 'availability-notice':
      return availabilityNotice(content.data, language);
    case 'newsletter-opt-in':
      return newsletterOptIn(content.data, language, trader);
    case 'withdrawal-notice':
      return withdrawalNotice(content.data, language);
    case 'company-invitation':
      return companyInvitation(content.data, language, trader);
    case 'approval-requested':
      return approvalRequested(content.data, language);
    case 'approval-given':
      return approvalGiven(content.data, language);
    case 'approval-refused':
      return approvalRefused(content.data, language);
    case 'question-answered':
      return questionAnswered(content.data, language, trader);
    case 'review-shown':
      return reviewShown(content.data, language);
    case 'review-replied':
      return reviewReplied(content.data, language, trader);
    case 'withdrawal-receipt':
      return withdrawalReceipt(content.data, language, trader);
  }
}
