import type { LimitVerdict } from '../rate-limit/rate-limit.ts';
import type { Passkeys } from '../account/passkeys/passkeys.ts';
import type { PasswordResets } from '../account/password-resets.ts';
import type { UserRecord } from '../account/user-record.ts';
import type { Approving } from '../company/create-purchase-guard.ts';
import type { ContentReader } from '../content/content-reader.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { Channel } from '../market/market-directory.ts';
import type { ChannelSettings } from '../market/read-channel-settings.ts';
import type { PaymentView } from '../payment/payment-view.ts';
import type { QuestionReader } from '../question/question-reader.ts';
import type { ReviewReader } from '../review/review-reader.ts';
import type { ListedGoods } from '../search/goods-cache.ts';
import type { ProductLists } from '../search/product-lists.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import type { Spelling } from '../search/text/spell-text.ts';
import type { Suggestions } from '../search/text/suggest.ts';

/** Everything that answers need about one shop during one request. */
export interface ShopView extends PaymentView {
  lists: ProductLists;
  /** What the cards of a list with so many products are made of; no older than finished answers may be. */
  listedGoods(products: number): Promise<ListedGoods>;
  /** The price list that whoever asks buys by; null where they buy at everybody's prices. */
  ownPriceList(): Promise<{ priceListId: number; identifier: string } | null>;
  content: ContentReader;
  channelSettings(): Promise<ChannelSettings>;
  ratings: ReviewReader;
  questions: QuestionReader;
  spell(text: string): Promise<Spelling | null>;
  suggest(text: string): Promise<Suggestions>;
}

/** What it takes to write down what customers say, and to write to them. */
export interface CustomerPorts {
  db: ShopDatabase;
  queueMail: QueueMail;
  /** Counts one mail to an address that nobody has confirmed, unless there were too many from this visitor lately. */
  admitLetter(): Promise<LimitVerdict>;
}

/** What one request works with. */
export interface RequestScope {
  requestId: string;
  /** Who the shop is. */
  profile: ShopProfile;
  /** Where the request comes from, for limits; empty where nobody knows. */
  visitorAddress: string;
  /** Begins work that the answer does not wait for. */
  later(task: () => Promise<unknown>): void;
  customers: CustomerPorts;
  /** Null where nobody can sign in. */
  passwordResets: PasswordResets | null;
  /** Null where nobody can sign in. */
  passkeys: Passkeys | null;
  /** Who of the shop acts as the customer; null where nobody does. */
  spoofedBy(): string | null;
  /** The session that the request's access token is of; null for visitors, and for whoever acts as the customer. */
  sessionId(): string | null;
  channels: readonly Channel[];
  /** The customer whose access token came with the request; null where nobody is signed in. */
  currentUser(): Promise<UserRecord | null>;
  /** Whether the request's access token lets its holder see what is not published. */
  mayPreview(): Promise<boolean>;
  /** The shop that a field's arguments name; throws BAD_USER_INPUT where there is none. The same arguments share it. */
  shopView(args: ShopArguments): ShopView;
  /** The same for the order of another member of an organization, which whoever asks approves. */
  viewToApprove(buyer: UserRecord, approving: Approving, args: ShopArguments): ShopView;
}
