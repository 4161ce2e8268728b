import type { Namespace } from '@torg/i18n';
import type { Translation } from '@torg/i18n/react';
import type { RouteDefinition } from '../page/define-route.ts';
import type { PageName } from '../page/page-names.ts';

/** A page: the texts that it says beside those of the frame, and its module. */
function page<Module extends { route: unknown }>(texts: readonly Namespace[], fetchModule: () => Promise<Module>) {
  return { texts, fetchModule };
}

/**
 * Which page stands behind each name of the address table, fetched when it is needed. The page `accountOrders` lies in
 * `account-orders.route.tsx` of its feature: by that name the build finds its scripts and its styles. A test of
 * `tools/checks` tells which texts a page names too many or too few.
 */
const pages = {
  home: page([], () => import('../features/front-page/home.route.tsx')),
  category: page(['list', 'goods'], () => import('../features/list/category.route.tsx')),
  brand: page(['list', 'goods'], () => import('../features/list/brand.route.tsx')),
  product: page(['product', 'goods'], () => import('../features/product/product.route.tsx')),
  package: page(['package', 'product', 'goods'], () => import('../features/product/package.route.tsx')),
  productByAlias: page([], () => import('../features/product/product-by-alias.route.tsx')),
  news: page(['list', 'goods'], () => import('../features/list/news.route.tsx')),
  search: page(['search', 'list', 'goods'], () => import('../features/list/search.route.tsx')),
  cart: page(['cart', 'goods'], () => import('../features/cart/cart.route.tsx')),
  account: page(['account', 'overview', 'orders'], () => import('../features/account/account.route.tsx')),
  createAccount: page(['account'], () => import('../features/account/create-account.route.tsx')),
  forgotPassword: page(['account'], () => import('../features/account/forgot-password.route.tsx')),
  resetPassword: page(['account'], () => import('../features/account/reset-password.route.tsx')),
  accountOrders: page(['account', 'orders'], () => import('../features/account/account-orders.route.tsx')),
  accountOrder: page(
    ['account', 'orders', 'order', 'withdrawn', 'cart', 'goods'],
    () => import('../features/account/account-order.route.tsx'),
  ),
  findOrder: page(['find'], () => import('../features/find-order/find-order.route.tsx')),
  withdraw: page(['withdraw', 'withdrawn', 'find'], () => import('../features/withdraw/withdraw.route.tsx')),
  accountSettings: page(
    ['account', 'passkeys', 'settings'],
    () => import('../features/account/account-settings.route.tsx'),
  ),
  accountAddresses: page(
    ['account', 'addresses', 'settings'],
    () => import('../features/account/account-addresses.route.tsx'),
  ),
  accountBalance: page(['account', 'balance'], () => import('../features/account/account-balance.route.tsx')),
  checkout: page(['checkout', 'cart', 'goods'], () => import('../features/checkout/checkout.route.tsx')),
  checkoutPay: page(['checkout', 'cart'], () => import('../features/checkout/pay/checkout-pay.route.tsx')),
  checkoutConfirm: page(
    ['order', 'withdrawn', 'cart', 'goods', 'account'],
    () => import('../features/confirmation/checkout-confirm.route.tsx'),
  ),
  checkoutFailed: page(['checkout'], () => import('../features/confirmation/checkout-failed.route.tsx')),
  favourites: page(['favourites', 'goods'], () => import('../features/favourites/favourites.route.tsx')),
  sharedFavourites: page(['favourites', 'goods'], () => import('../features/favourites/shared-favourites.route.tsx')),
  brands: page(['brands'], () => import('../features/brands/brands.route.tsx')),
  campaign: page(['list', 'goods'], () => import('../features/list/campaign.route.tsx')),
  list: page([], () => import('../features/list/list.route.tsx')),
  selection: page(['list', 'goods'], () => import('../features/list/selection.route.tsx')),
  content: page(['content', 'goods'], () => import('../features/content/content.route.tsx')),
  cookies: page(['cookies', 'content', 'goods'], () => import('../features/content/cookies.route.tsx')),
  previewWidgets: page(['content', 'goods'], () => import('../features/content/preview-widgets.route.tsx')),
  contentAtRoot: page(['content', 'goods'], () => import('../features/content/content-at-root.route.tsx')),
  compare: page(['compare', 'goods'], () => import('../features/compare/compare.route.tsx')),
  quickOrder: page(['quick-order', 'goods'], () => import('../features/quick-order/quick-order.route.tsx')),
  sharedCart: page(['shared-cart', 'goods'], () => import('../features/shared-cart/shared-cart.route.tsx')),
  codeLink: page(['code-link'], () => import('../features/code-link/code-link.route.tsx')),
  savedCarts: page(['account', 'saved-carts'], () => import('../features/account/saved-carts.route.tsx')),
  company: page(['account', 'company'], () => import('../features/account/company.route.tsx')),
  companyApproval: page(['account', 'company'], () => import('../features/account/company-approval.route.tsx')),
  companyInvitation: page(['company', 'account'], () => import('../features/account/company-invitation.route.tsx')),
  orderSizes: page(['quick-order', 'goods'], () => import('../features/quick-order/order-sizes.route.tsx')),
} satisfies Record<PageName, ReturnType<typeof page>>;

/** The texts that a page says beside those of the frame. */
export function pageTexts(name: PageName): readonly Namespace[] {
  return pages[name].texts;
}

/** Fetches the module of a page, and the texts that it says. */
export async function fetchPage(
  name: PageName,
  { fetchTexts }: Pick<Translation, 'fetchTexts'>,
): Promise<RouteDefinition> {
  const { texts, fetchModule } = pages[name];
  const [{ route }] = await Promise.all([fetchModule(), fetchTexts(texts)]);
  return route;
}
