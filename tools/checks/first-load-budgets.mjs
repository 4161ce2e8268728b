/**
 * What the first load of each page may weigh: its scripts by the page's name, and the style sheets of any. gzip -9,
 * 1 kB = 1000 B.
 */
export const firstLoadBudgets = {
  scripts: {
    home: 135_300,
    category: 136_300,
    brand: 148_900,
    campaign: 149_100,
    selection: 149_100,
    news: 135_700,
    search: 135_800,
    list: 134_400,
    product: 141_600,
    package: 143_300,
    productByAlias: 132_500,
    cart: 139_200,
    checkout: 190_000,
    checkoutConfirm: 150_000,
    checkoutFailed: 133_000,
    favourites: 134_200,
    brands: 135_600,
    account: 135_600,
    accountOrders: 134_000,
    accountSettings: 134_900,
    accountBalance: 134_000,
    content: 149_900,
    contentAtRoot: 149_900,
    previewWidgets: 149_800,
  },
  scriptFiles: 20,
  styles: 11_800,
};
