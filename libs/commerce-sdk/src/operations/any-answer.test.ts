import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommerceClient } from '../client/commerce-client.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { brokenValuesIn } from '../testing/broken-values.ts';
import { answersTo } from '../testing/random-answer.ts';
import * as documents from '../generated/graphql.ts';
import { commitPasswordReset } from './account/commit-password-reset.ts';
import { deleteUser } from './account/delete-user.ts';
import { getProfile } from './account/get-profile.ts';
import { getUser } from './account/get-user.ts';
import { requestPasswordReset } from './account/request-password-reset.ts';
import { subscribeToNewsletter } from './account/subscribe-to-newsletter.ts';
import { updateUser } from './account/update-user.ts';
import { monitorProductAvailability } from './availability/monitor-product-availability.ts';
import { addPackageToCart } from './cart/add-package-to-cart.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { clearCart } from './cart/clear-cart.ts';
import { cloneCart } from './cart/clone-cart.ts';
import { completeCart } from './cart/complete-cart.ts';
import { getCart } from './cart/get-cart.ts';
import { removeCartPromoCode } from './cart/remove-cart-promo-code.ts';
import { setCartMerchantData } from './cart/set-cart-merchant-data.ts';
import { updateCartGroup } from './cart/update-cart-group.ts';
import { updateCartItem } from './cart/update-cart-item.ts';
import { getBrands } from './catalogue/get-brands.ts';
import { getCategories } from './catalogue/get-categories.ts';
import { getCategory } from './catalogue/get-category.ts';
import { getCategoryAddresses } from './catalogue/get-category-addresses.ts';
import { getFilteredProducts } from './catalogue/get-filtered-products.ts';
import { getListPage } from './catalogue/get-list-page.ts';
import { getProduct } from './catalogue/get-product.ts';
import { getProductTexts } from './catalogue/get-product-texts.ts';
import { getProductAddresses } from './catalogue/get-product-addresses.ts';
import { getProductFilters } from './catalogue/get-product-filters.ts';
import { getProductPackage } from './catalogue/get-product-package.ts';
import { getProducts } from './catalogue/get-products.ts';
import { getRelatedProducts } from './catalogue/get-related-products.ts';
import { createOrUpdateCheckout } from './checkout/create-or-update-checkout.ts';
import { getPurchase } from './checkout/get-purchase.ts';
import { placeOrder } from './checkout/place-order.ts';
import { setCartShippingFee } from './checkout/set-cart-shipping-fee.ts';
import { validateOrderConditions } from './checkout/validate-order-conditions.ts';
import { getContentPages } from './content/get-content-pages.ts';
import { getMenuAtLocation } from './content/get-menu-at-location.ts';
import { getWidgetArea } from './content/get-widget-area.ts';
import { getChannel } from './market/get-channel.ts';
import { getChannels } from './market/get-channels.ts';
import { getOrder } from './order/get-order.ts';
import { getOrderPublic } from './order/get-order-public.ts';
import { getOrders } from './order/get-orders.ts';
import { getReviews } from './review/get-reviews.ts';
import { postProductReview } from './review/post-product-review.ts';
import { getUrlHistory } from './url-history/get-url-history.ts';

type DocumentName = keyof typeof documents & `${string}Document`;

const cart = { cartId: 'c1' };

/** Every document, with the operation that sends it. */
const operations: Readonly<Record<DocumentName, (client: CommerceClient) => Promise<unknown>>> = {
  AddPackageToCartDocument: (client) => addPackageToCart(client, { ...cart, packageId: 900, selections: [] }),
  AddToCartDocument: (client) => addToCart(client, { ...cart, skuId: 1, quantity: 1 }),
  BrandsDocument: (client) => getBrands(client),
  CategoriesDocument: (client) => getCategories(client),
  CategoryAddressesDocument: (client) => getCategoryAddresses(client),
  CategoryDocument: (client) => getCategory(client, { alias: 'hem' }),
  ChannelDocument: (client) => getChannel(client),
  ChannelsDocument: (client) => getChannels(client),
  ClearCartDocument: (client) => clearCart(client, cart),
  CloneCartDocument: (client) => cloneCart(client, cart),
  CompleteCartDocument: (client) => completeCart(client, cart),
  DeleteUserDocument: (client) => deleteUser(client),
  GetCartDocument: (client) => getCart(client, cart),
  CommitPasswordResetDocument: (client) => commitPasswordReset(client, { resetKey: 'k', password: 'hemligt7' }),
  ContentPagesDocument: (client) => getContentPages(client),
  CreateOrUpdateCheckoutDocument: (client) => createOrUpdateCheckout(client, cart),
  ListPageDocument: (client) => getListPage(client, { alias: 'hem' }),
  MenuAtLocationDocument: (client) => getMenuAtLocation(client, { location: 'main-desktop' }),
  MonitorProductAvailabilityDocument: (client) => monitorProductAvailability(client, { email: 'a@b.se', skuId: 1 }),
  OrderDocument: (client) => getOrder(client, { orderId: 1 }),
  OrderPublicDocument: (client) => getOrderPublic(client, { publicId: 'p1' }),
  OrdersDocument: (client) => getOrders(client),
  PlaceOrderDocument: (client) => placeOrder(client, { ...cart, idempotencyKey: 'purchase-1' }),
  PostProductReviewDocument: (client) =>
    postProductReview(client, { alias: 'kudde', rating: 5, author: 'Maja', comment: '' }),
  ProductTextsDocument: (client) => getProductTexts(client, [7]),
  ProductAddressesDocument: (client) => getProductAddresses(client, { skip: 0, take: 200 }),
  ProductDocument: (client) => getProduct(client, { alias: 'kudde' }),
  FilteredProductsDocument: (client) => getFilteredProducts(client, { skip: 0, take: 20 }),
  ProductFiltersDocument: (client) => getProductFilters(client),
  ProductPackageDocument: (client) => getProductPackage(client, { alias: 'dukning' }),
  ProductsDocument: (client) => getProducts(client, { skip: 0, take: 20 }),
  ProfileDocument: (client) => getProfile(client),
  PurchaseDocument: (client) => getPurchase(client, { id: 'c1', paymentType: 'STANDARD' }),
  RelatedProductsDocument: (client) => getRelatedProducts(client, { alias: 'kudde' }),
  // It gives nothing, as nobody may learn who has an account.
  RequestPasswordResetDocument: async (client) =>
    (await requestPasswordReset(client, { email: 'maja@torg.example' })) ?? null,
  ReviewsDocument: (client) => getReviews(client, { alias: 'kudde' }),
  SetCartMerchantDataDocument: (client) => setCartMerchantData(client, { ...cart, merchantData: '' }),
  SetCartPromoCodeDocument: (client) => removeCartPromoCode(client, cart),
  SetCartShippingFeeDocument: (client) => setCartShippingFee(client, { ...cart, fee: 4900 }),
  SubscribeToNewsletterDocument: (client) => subscribeToNewsletter(client, { email: 'maja@torg.example' }),
  UpdateCartGroupDocument: (client) => updateCartGroup(client, { ...cart, groupKey: 'g1', quantity: 1 }),
  UpdateCartItemDocument: (client) => updateCartItem(client, { ...cart, lineId: 'l1', quantity: 1 }),
  UpdateUserDocument: (client) => updateUser(client, {}),
  UrlHistoryDocument: (client) => getUrlHistory(client, { url: '/gamla' }),
  UserDocument: (client) => getUser(client),
  ValidateOrderConditionsDocument: (client) => validateOrderConditions(client, cart),
  WidgetAreaDocument: (client) => getWidgetArea(client, { family: 'Frontpage' }),
};

describe.each(Object.entries(operations))('%s', (name, run) => {
  const text = String(Object.entries(documents).find(([key]) => key === name)?.[1]);

  it('reads every answer that the contract allows, holes and all', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo(text), async (data) => {
        const { client } = answeringClient(() => json({ data }));
        const result = await run(client).catch((error: unknown) => error);
        // The one refusal allowed: a list or a cart that did not come at all.
        if (result instanceof MissingDataError) return;
        expect(result).not.toBeInstanceOf(Error);
        expect(brokenValuesIn(result)).toEqual([]);
      }),
    );
  });
});
