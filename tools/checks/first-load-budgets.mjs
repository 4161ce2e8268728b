/**
 * What the first load of each page may weigh: its scripts by the page's name, and the style sheets of any. gzip -9,
 * 1 kB = 1000 B.
 */
export const firstLoadBudgets = {
  scripts: {
    home: 139_500,
    category: 143_500,
    brand: 156_200,
    campaign: 156_400,
    selection: 156_300,
    news: 143_000,
    search: 144_200,
    list: 138_600,
    product: 147_800,
    package: 149_200,
    productByAlias: 136_700,
    cart: 145_300,
    checkout: 166_800,
    checkoutPay: 146_000,
    checkoutConfirm: 152_300,
    checkoutFailed: 140_100,
    favourites: 138_100,
    brands: 139_400,
    account: 141_800,
    createAccount: 140_900,
    forgotPassword: 139_100,
    resetPassword: 141_200,
    accountOrders: 140_900,
    accountOrder: 148_400,
    withdraw: 141_000,
    accountSettings: 141_500,
    accountBalance: 138_900,
    content: 154_400,
    contentAtRoot: 154_300,
    previewWidgets: 154_100,
  },
  scriptFiles: 30,
  /** What the tab's own code may ask for beyond the first load before anybody has touched the page: the most of it. */
  whenIdle: 52_000,
  /** All fonts of the letters that texts have, as they are sent; a page asks for three of the four. */
  fonts: 41_700,
  styles: 13_100,
};
