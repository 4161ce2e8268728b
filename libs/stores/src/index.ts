export type { Clock, Scheduler } from '@torg/commerce-sdk';
export type {
  CartAddition,
  CartEngine,
  CartEngineHooks,
  CartEnginePorts,
  CartNotes,
  CartPorts,
  CartRefused,
  PackageAddition,
} from './cart/cart-ports.ts';
export { CartStore } from './cart/cart-store.ts';
export type { ConsentChoice } from './consent/consent-record.ts';
export type { ConsentPorts, ConsentState, ConsentStore } from './consent/consent-store.ts';
export { CustomerStore } from './customer/customer-store.ts';
export { EventLog } from './events/event-log.ts';
export type {
  CartEvent,
  ClickEvent,
  ListedCard,
  ProductListEvent,
  PromotionEvent,
  PurchaseBuyer,
  ShopEvent,
  ShopEvents,
  ShopEventType,
} from './events/shop-events.ts';
export { FavouritesStore, type FavouritesState } from './favourites/favourites-store.ts';
export { InterfaceStore, type AddedGoods } from './interface/interface-store.ts';
export { Notifications, type Notification } from './interface/notifications.ts';
export { PageLoading, type PageLoadingStatus } from './interface/page-loading.ts';
export { checkoutMarketOf, type CheckoutMarket } from './market/checkout-market.ts';
export { MarketStore } from './market/market-store.ts';
export type { TextStorage } from './ports/text-storage.ts';
export { createStores, type StorePorts } from './root/create-stores.ts';
export type { Stores } from './root/stores.ts';
export { takeSnapshot, type StoresSnapshot } from './root/stores-snapshot.ts';
export type {
  CurrentUserAnswer,
  PasskeyChallengeAnswer,
  PasskeyRequest,
  PasswordChange,
  PasswordChangeAnswer,
  RegisterAnswer,
  RegisterRequest,
  SessionPorts,
  SessionUser,
  SignInAnswer,
  SignInRequest,
  SignOutAnswer,
} from './session/session-ports.ts';
export { SessionStore, type SessionEnd, type SessionState } from './session/session-store.ts';
