import type { AuthOptions } from '../account/open-auth-service.ts';
import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import type { Carrier } from '../checkout/carrier.ts';
import type { Clock } from '../clock.ts';
import type { SeedContent } from '../content/seed-content-types.ts';
import type { FaultSwitch } from '../faults/create-fault-switch.ts';
import type { Log, LogContext } from '../log/open-log.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { MailTransport } from '../mail/sending/mail-transport.ts';
import type { Caller } from '../parallel/turns.ts';
import type { Repeat } from '../parallel/run-every.ts';
import type { PaymentOptions } from '../payment/open-payments.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import type { DatabasePlace, SentStatement } from '../database/open-database.ts';

/** What the API needs of the world around it. Without `databaseUrl` and `dataDir` it forgets everything when it ends. */
export interface MerchantApiOptions extends DatabasePlace {
  /** What clients must send as `X-ApiKey`; it ships to every browser and is no secret. */
  apiKey: string;
  clock: Clock;
  /** Who the shop is: its name, its company, and how it is reached. */
  profile: ShopProfile;
  /** Makes ids that no one can guess: whoever knows a cart's id may change it. */
  randomId(): string;
  /** Takes errors that no client can do anything about. */
  report(error: unknown, context: LogContext): void;
  /** Hears of each operation that was answered; nobody does where it is left out. */
  answered?: Log['answered'];
  /** Holds the masters of the pictures, by type: `product/mugg.avif`. */
  picturesDir: string;
  /** Holds masters that were brought in later, in the same order; they win over those of the same name. */
  ownPicturesDir?: string | undefined;
  /** Where made sizes are kept; they are made anew each time without it. */
  imageCacheDir?: string | undefined;
  /** Scheme and host of each channel's pages by channel id, for absolute addresses. */
  channelUrls?: Readonly<Record<string, string>>;
  /** Whether the addresses of pages begin with market and language, as some accounts have it: `/se/sv/c/muggar`. */
  marketInPath?: boolean;
  /** Whether introspection and GraphiQL are open. Not for production. */
  explorer?: boolean;
  /** Lets calls go wrong on purpose. Not for production. */
  faults?: FaultSwitch;
  /** Whether doubles of providers stand under `/sandbox`. Not for production. */
  sandbox?: boolean;
  /** Whether the sandbox's list of ways of sending stands under `/shipping/sandbox`. Not for production. */
  sandboxWidget?: boolean;
  /** Whether mails can be read under `/outbox`. Not for production. */
  outbox?: boolean;
  /** How mails leave the outbox; without it they stay there. `from` is the address that they come from. */
  mail?: { transport: MailTransport; repeat: Repeat; from?: string | undefined };
  /** When to look for goods that are back; without it nobody is told of them. */
  notices?: { repeat: Repeat };
  /** What a new or older database is filled with; goods are left as they are when it is left out. */
  catalogue?: SeedCatalogue;
  /** The menus and pages that go with it; those that are there stay when it is left out. */
  content?: SeedContent;
  /** How often lists look for changes of the catalogue, in ms; each second when left out. At 0 requests share nothing. */
  checkListsEvery?: number;
  /** Who knows what can be sent where; a sandbox that sends everywhere when left out. */
  carrier?: Carrier;
  /** How the shop is paid; without it, invoices are all that it offers. */
  payments?: PaymentOptions | null;
  /** How customers sign in; without it nobody can. */
  auth?: AuthOptions;
  /**
   * Whether what one visitor may do so often is limited: placing orders, beginning carts, trying codes, making accounts, and how high a first bill may be. On where it is left
   * out; signing in is limited always.
   */
  visitorLimits?: boolean;
  /** Takes the mails to customers; the outbox in the database when left out. */
  queueMail?: QueueMail;
  /** Told every SQL statement, for logs and tests. */
  traceSql?: (statement: SentStatement) => void;
}

/** The API as a function from request to answer; no port is opened. */
export interface MerchantApi {
  /**
   * Answers a request. `caller` says whether the shop itself asks, which is what it is where nothing is said, or somebody
   * outside of it: their queries wait behind the shop's own. No header can say it.
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Ends the database; later requests fail. */
  close(): Promise<void>;
}
