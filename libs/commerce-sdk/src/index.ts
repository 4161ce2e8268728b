export type {
  AccountExists,
  AuthCallOptions,
  AuthClient,
  Limited,
  LoginRequest,
  LoginResult,
  LogoutResult,
  PasswordChangeRequest,
  PasswordChangeResult,
  RefreshResult,
  Refused,
  RegisterRequest,
  RegisterResult,
  SignedIn,
} from './auth/auth-client.ts';
export type {
  AuthSession,
  AuthSessionOptions,
  AuthSessionResult,
  AuthState,
  SessionTokens,
} from './auth/auth-session.ts';
export type { AuthSenderOptions } from './auth/auth-exchange.ts';
export { createAuthClient } from './auth/create-auth-client.ts';
export { createAuthSession } from './auth/create-auth-session.ts';
export { sessionSeconds } from './auth/session-persistence.ts';
export type { AuthClientOptions } from './auth/submit-credentials.ts';
export { flattenClaims, readClaims } from './auth/token-claims.ts';
export type { TokenClaims } from './auth/token-claims.ts';
export type { TokenLife } from './auth/refresh-time.ts';
export { readTokenUser } from './auth/token-user.ts';
export type { TokenUser } from './auth/token-user.ts';
export { cartCalls } from './cart/cart-calls.ts';
export type { AskedCart, CartCalls, HeldCart } from './cart/cart-calls.ts';
export type {
  CartSession,
  CartSessionOptions,
  CartSessionState,
  CartChangeResult,
  CountedCart,
  KnownCart,
  PromoCodeRefusal,
} from './cart/cart-session.ts';
export { createCartSession } from './cart/create-cart-session.ts';
export type { Declined } from './cart/failed-call.ts';
export { fetchCart } from './cart/fetch-cart.ts';
export { isCartMissing } from './cart/is-cart-missing.ts';
export { createPackageMemory } from './cart/package-memory.ts';
export type { PackageMemory } from './cart/package-memory.ts';
export type { Patience } from './cart/retry-budget.ts';
export type { CheckoutSession, CheckoutSessionOptions, CheckoutSessionState } from './checkout/checkout-session.ts';
export { createCheckoutSession } from './checkout/create-checkout-session.ts';
export { orderOnce } from './checkout/order-once.ts';
export type { OrderCalls, OrderOutcome } from './checkout/order-once.ts';
export type { RetryPorts } from './client/call-again.ts';
export { createMemoryCache } from './client/commerce-cache.ts';
export { randomUuid } from './client/random-uuid.ts';
export type { CommerceCache, MemoryCacheOptions } from './client/commerce-cache.ts';
export type {
  CallOptions,
  CommerceClient,
  CompleteDocument,
  FetchPolicy,
  RequestOptions,
  SendOperation,
} from './client/commerce-client.ts';
export type { CommerceScope } from './client/commerce-scope.ts';
export type { DocumentTree, OperationDocument, PrintDocument, TypedDocument } from './client/operation-document.ts';
export type { TokenRefused } from './client/send-operation.ts';
export type { Transport, TransportRequest, TransportResponse } from './client/transport.ts';
export { createCommerceClient } from './client/create-commerce-client.ts';
export type { CommerceClientOptions } from './client/create-commerce-client.ts';
export { CommerceError } from './errors/commerce-error.ts';
export { ConfigurationError } from './errors/configuration-error.ts';
export { CryptographyUnavailableError } from './errors/cryptography-unavailable-error.ts';
export { GraphQLResponseError } from './errors/graphql-response-error.ts';
export type { ResponseError } from './errors/graphql-response-error.ts';
export { InvalidArgumentError } from './errors/invalid-argument-error.ts';
export { InvalidOperationError } from './errors/invalid-operation-error.ts';
export { MissingDataError } from './errors/missing-data-error.ts';
export { NetworkError } from './errors/network-error.ts';
export type { NetworkFailure } from './errors/network-error.ts';
export { ServerError } from './errors/server-error.ts';
export type { ServerErrorDetails } from './errors/server-error.ts';
export { ServerParseError } from './errors/server-parse-error.ts';
export { UnexpectedError } from './errors/unexpected-error.ts';
export { toCommerceError } from './errors/to-commerce-error.ts';
export type { Unreachable } from './errors/unreachable.ts';
export type { FilterMode, IncludeMode, SortType } from './generated/graphql.ts';
export { TypedDocumentString } from './generated/types.ts';
export { hashField } from './hashing/hash-field.ts';
export { passwordDigest } from './hashing/password-digest.ts';
export { commitPasswordReset } from './operations/account/commit-password-reset.ts';
export type { PasswordResetRequest, PasswordResetResult } from './operations/account/commit-password-reset.ts';
export { deleteUser } from './operations/account/delete-user.ts';
export type { DeleteUserResult } from './operations/account/delete-user.ts';
export { getProfile } from './operations/account/get-profile.ts';
export { getUser } from './operations/account/get-user.ts';
export type { CustomerGender, Profile, ProfileChange, UpdateUserResult } from './operations/account/profile.ts';
export { requestPasswordReset } from './operations/account/request-password-reset.ts';
export { subscribeToNewsletter } from './operations/account/subscribe-to-newsletter.ts';
export type { NewsletterRequest, NewsletterResult } from './operations/account/subscribe-to-newsletter.ts';
export { updateUser } from './operations/account/update-user.ts';
export type { User } from './operations/account/user.ts';
export { monitorProductAvailability } from './operations/availability/monitor-product-availability.ts';
export type {
  AvailabilityNoticeRequest,
  AvailabilityNoticeResult,
} from './operations/availability/monitor-product-availability.ts';
export { addPackageToCart } from './operations/cart/add-package-to-cart.ts';
export type { AddPackageToCartRequest } from './operations/cart/add-package-to-cart.ts';
export { addToCart } from './operations/cart/add-to-cart.ts';
export type { AddToCartRequest } from './operations/cart/add-to-cart.ts';
export type { CartRequest } from './operations/cart/cart-request.ts';
export { clearCart } from './operations/cart/clear-cart.ts';
export { cloneCart } from './operations/cart/clone-cart.ts';
export type { CloneCartRequest } from './operations/cart/clone-cart.ts';
export { completeCart } from './operations/cart/complete-cart.ts';
export { getCart } from './operations/cart/get-cart.ts';
export type { GetCartRequest } from './operations/cart/get-cart.ts';
export { removeCartItem } from './operations/cart/remove-cart-item.ts';
export { removeCartPromoCode } from './operations/cart/remove-cart-promo-code.ts';
export { setCartMerchantData } from './operations/cart/set-cart-merchant-data.ts';
export { setCartPromoCode } from './operations/cart/set-cart-promo-code.ts';
export type { SetCartPromoCodeRequest } from './operations/cart/set-cart-promo-code.ts';
export { updateCartGroup } from './operations/cart/update-cart-group.ts';
export type { UpdateCartGroupRequest } from './operations/cart/update-cart-group.ts';
export { updateCartItem } from './operations/cart/update-cart-item.ts';
export type { UpdateCartItemRequest } from './operations/cart/update-cart-item.ts';
export { getBrands } from './operations/catalogue/get-brands.ts';
export { getCategories } from './operations/catalogue/get-categories.ts';
export type { CategoriesRequest } from './operations/catalogue/get-categories.ts';
export { getCategory } from './operations/catalogue/get-category.ts';
export { getCategoryAddresses } from './operations/catalogue/get-category-addresses.ts';
export { getListPage } from './operations/catalogue/get-list-page.ts';
export type { ListPageRequest } from './operations/catalogue/get-list-page.ts';
export { getProduct } from './operations/catalogue/get-product.ts';
export { getProductAddresses } from './operations/catalogue/get-product-addresses.ts';
export type { ProductAddresses } from './operations/catalogue/get-product-addresses.ts';
export { getFilteredProducts } from './operations/catalogue/get-filtered-products.ts';
export type { FilteredProducts } from './operations/catalogue/get-filtered-products.ts';
export { getProductFilters } from './operations/catalogue/get-product-filters.ts';
export { getProductPackage } from './operations/catalogue/get-product-package.ts';
export { getProductTexts } from './operations/catalogue/get-product-texts.ts';
export { getProducts } from './operations/catalogue/get-products.ts';
export type { ProductsRequest } from './operations/catalogue/get-products.ts';
export { getRelatedProducts } from './operations/catalogue/get-related-products.ts';
export type { CataloguePageAddress } from './operations/catalogue/page-address.ts';
export type { ProductSelection, ProductSort } from './operations/catalogue/product-selection.ts';
export { createOrUpdateCheckout } from './operations/checkout/create-or-update-checkout.ts';
export type { CheckoutRequest } from './operations/checkout/create-or-update-checkout.ts';
export { getPurchase } from './operations/checkout/get-purchase.ts';
export type { PurchaseRequest } from './operations/checkout/get-purchase.ts';
export { placeOrder } from './operations/checkout/place-order.ts';
export type { PlaceOrderRequest } from './operations/checkout/place-order.ts';
export { setCartShippingFee } from './operations/checkout/set-cart-shipping-fee.ts';
export type { ShippingFeeRequest } from './operations/checkout/set-cart-shipping-fee.ts';
export { validateOrderConditions } from './operations/checkout/validate-order-conditions.ts';
export type { ContentPage } from './operations/content/content-page.ts';
export { getContentPages } from './operations/content/get-content-pages.ts';
export type { ContentPagesRequest } from './operations/content/get-content-pages.ts';
export { getMenuAtLocation } from './operations/content/get-menu-at-location.ts';
export type { MenuRequest } from './operations/content/get-menu-at-location.ts';
export { getWidgetArea } from './operations/content/get-widget-area.ts';
export type { WidgetAreaRequest, WidgetFilter } from './operations/content/get-widget-area.ts';
export type { Menu, MenuItem } from './operations/content/menu.ts';
export type {
  HeadingLevel,
  Widget,
  WidgetArea,
  WidgetContainer,
  WidgetContent,
  WidgetFilm,
  WidgetImage,
  WidgetPicture,
} from './operations/content/widget.ts';
export type { LetterRefusal } from './operations/letter-refusal.ts';
export { getChannel } from './operations/market/get-channel.ts';
export { getChannels } from './operations/market/get-channels.ts';
export { getOrder } from './operations/order/get-order.ts';
export { getOrderPublic } from './operations/order/get-order-public.ts';
export { getOrders } from './operations/order/get-orders.ts';
export { getReviews } from './operations/review/get-reviews.ts';
export type { ReviewsRequest } from './operations/review/get-reviews.ts';
export { postProductReview } from './operations/review/post-product-review.ts';
export type { PostReviewRequest } from './operations/review/post-product-review.ts';
export { getUrlHistory } from './operations/url-history/get-url-history.ts';
export { readRedirects } from './operations/url-history/read-redirects.ts';
export type { ReadRedirectsOptions } from './operations/url-history/read-redirects.ts';
export type { Redirect } from './operations/url-history/redirect.ts';
export type { Digest, OwnBytes } from './ports/digest.ts';
export type { TextStorage } from './ports/text-storage.ts';
export type { Clock, Scheduler } from './ports/time.ts';
