import type {
  CartCalls,
  CartSession,
  CartChangeResult,
  CountedCart,
  PromoCodeRefusal,
  TextStorage,
} from '@torg/commerce-sdk';
import type {
  Cart,
  OptimisticUpdate,
  PackageRefusal,
  ProjectedCart,
  PackageConfiguration,
} from '@torg/commerce-sdk/domain';
import type { LineNews } from '@torg/commerce-sdk/extensions';
import type { EventLog } from '../events/event-log.ts';

/** Units of a sku to put in the cart. */
export interface CartAddition {
  skuId: number;
  /** How many more units: a whole number, 1 or above. */
  quantity: number;
  /** What the shopper wants said of them, such as an engraving. */
  message?: string;
}

/** A package to put in the cart, with what was picked in each of its groups. */
export interface PackageAddition extends PackageConfiguration {
  selections: readonly (PackageConfiguration['selections'][number] & { groupId: number; optionId: number })[];
}

/** What the account has beyond the contract for a cart. */
export interface CartNotes {
  /** Reads what became of a cart since the shopper last saw it. */
  read(cartId: string): Promise<readonly LineNews[]>;
  /** Says that the shopper has seen the prices of now. */
  accept(cartId: string): Promise<boolean>;
}

/** What the session of a cart is made with. */
export interface CartEnginePorts {
  calls: CartCalls;
  /** Where the cart's id waits for the next visit. */
  storage: TextStorage;
  /** Where it is kept what was picked for the packages of the cart. */
  packages: TextStorage;
  /** Null where the account has no such notes. */
  notes: CartNotes | null;
  /** Resolves after that many milliseconds; the platform's timers when left out. */
  wait?: (ms: number) => Promise<void>;
  /** How many failures in a row end a call; five when left out. */
  attempts?: number;
}

/** What the session of a cart tells, and asks of the store that it belongs to. */
export interface CartEngineHooks {
  /** The alias of the market that counts the cart now. */
  market(): string;
  announce(counted: CountedCart): void;
  events: Pick<EventLog, 'record'>;
  report(error: unknown): void;
  /** Hears what was picked for the packages of the cart, by group key. */
  picked(configurations: ReadonlyMap<string, PackageConfiguration>): void;
}

/** The cart's code, which arrives with the first call that concerns one. */
export interface CartEngine {
  session: CartSession;
  /** `picked` is what was picked for its packages, by group key. */
  project(
    cart: Cart,
    optimisticUpdates: readonly OptimisticUpdate[],
    picked: ReadonlyMap<string, PackageConfiguration>,
  ): ProjectedCart;
  /** Puts one package in the cart, and keeps what was picked for it. */
  addPackage(addition: PackageAddition): Promise<CartChangeResult>;
  /** Tells by `picked` what is kept of packages now, as after another tab put one in the cart. */
  readPicked(): Promise<void>;
  /** What became of a cart since the shopper last saw it; nothing where nobody can say. */
  readNews(cartId: string): Promise<readonly LineNews[]>;
  /** Says that the shopper has seen the prices of now. False where nobody took note of it. */
  acceptPrices(cartId: string): Promise<boolean>;
}

/** What the cart needs from the world. */
export interface CartPorts {
  /** The id of the cart that is kept for the shopper's visits, as this tab or another wrote it; null where there is none. */
  recallCartId(): string | null;
  /** Fetches the cart's code and makes its session. It may be called again after it failed. */
  openEngine(hooks: CartEngineHooks): Promise<CartEngine>;
  /** Tells the other tabs of a cart that the API gave. */
  announce(counted: CountedCart): void;
}

export interface CartStorePorts extends CartPorts {
  events: Pick<EventLog, 'record'>;
  report(error: unknown): void;
  /** The alias of the market that counts the cart now. */
  market(): string;
}

/** What was not done of what the shopper wanted, and why. */
export interface CartRefused {
  update: OptimisticUpdate;
  refusal: Extract<CartChangeResult<PackageRefusal | PromoCodeRefusal>, { ok: false }>['refusal'];
}
