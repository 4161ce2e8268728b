import type { AccountDeleted } from './templates/account-deleted.ts';
import type { ApprovalGiven } from './templates/approval-given.ts';
import type { ApprovalRefused } from './templates/approval-refused.ts';
import type { ApprovalRequested } from './templates/approval-requested.ts';
import type { AvailabilityNotice } from './templates/availability-notice.ts';
import type { AvailabilityOptIn } from './templates/availability-opt-in.ts';
import type { BillCredited } from './templates/bill-credited.ts';
import type { GiftCardReceived } from './templates/gift-card-received.ts';
import type { CompanyInvitation } from './templates/company-invitation.ts';
import type { GiftCardsBought } from './templates/gift-cards-bought.ts';
import type { NewsletterOptIn } from './templates/newsletter-opt-in.ts';
import type { OrderCancelled } from './templates/order-cancelled.ts';
import type { OrderConfirmation } from './templates/order-facts.ts';
import type { OrderLink } from './templates/order-link.ts';
import type { OrderRefunded } from './templates/order-refunded.ts';
import type { OrderSent } from './templates/order-sent.ts';
import type { PasskeyAdded } from './templates/passkey-added.ts';
import type { PasswordChanged } from './templates/password-changed.ts';
import type { PasswordReset } from './templates/password-reset.ts';
import type { QuestionAnswered } from './templates/question-answered.ts';
import type { ReviewReplied } from './templates/review-replied.ts';
import type { ReviewShown } from './templates/review-shown.ts';
import type { WithdrawalNotice } from './templates/withdrawal-notice.ts';
import type { WithdrawalReceipt } from './templates/withdrawal-receipt.ts';

/** What each kind of mail tells, in plain values: they wait in the database as JSON. */
export interface MailData {
  'order-confirmation': OrderConfirmation;
  'order-link': OrderLink;
  'order-sent': OrderSent;
  'order-refunded': OrderRefunded;
  'order-cancelled': OrderCancelled;
  'bill-credited': BillCredited;
  'gift-cards-bought': GiftCardsBought;
  'gift-card-received': GiftCardReceived;
  'passkey-added': PasskeyAdded;
  'password-changed': PasswordChanged;
  'password-reset': PasswordReset;
  'account-deleted': AccountDeleted;
  'availability-opt-in': AvailabilityOptIn;
  'availability-notice': AvailabilityNotice;
  'newsletter-opt-in': NewsletterOptIn;
  'withdrawal-notice': WithdrawalNotice;
  'withdrawal-receipt': WithdrawalReceipt;
  'company-invitation': CompanyInvitation;
  'approval-requested': ApprovalRequested;
  'approval-given': ApprovalGiven;
  'approval-refused': ApprovalRefused;
  'question-answered': QuestionAnswered;
  'review-shown': ReviewShown;
  'review-replied': ReviewReplied;
}

export type MailKind = keyof MailData;

/** What a mail says, with its kind. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];

/** A mail to one address, in the language of a language id such as `sv-SE`. */
export type Mail = MailContent & { to: string; languageId: string };
