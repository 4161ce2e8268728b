/**
 * What the first load of each page may weigh: its scripts by the page's name, and the style sheets of any. gzip -9,
 * 1 kB = 1000 B.
 */
export const firstLoadBudgets = {
  scripts: {
    home: 140_600,
    category: 144_700,
    brand: 157_400,
    campaign: 157_500,
    selection: 157_500,
    news: 144_200,
    search: 145_400,
    list: 139_800,
    product: 149_000,
    package: 150_100,
    productByAlias: 137_900,
    cart: 146_200,
    checkout: 166_800,
    checkoutPay: 146_000,
    checkoutConfirm: 153_600,
    checkoutFailed: 141_200,
    favourites: 139_300,
    brands: 140_600,
    account: 143_400,
    createAccount: 143_000,
    forgotPassword: 141_100,
    resetPassword: 143_300,
    accountOrders: 143_000,
    accountOrder: 150_400,
    withdraw: 143_000,
    accountSettings: 142_800,
    accountBalance: 140_500,
    content: 155_500,
    contentAtRoot: 155_500,
    previewWidgets: 155_300,
  },
  scriptFiles: 30,
  /** What the tab's own code may ask for beyond the first load before anybody has touched the page: the most of it. */
  whenIdle: 52_000,
  /** All fonts of the letters that texts have, as they are sent; a page asks for three of the four. */
  fonts: 41_700,
  styles: 13_300,
};
