/**
 * What the first load of each page may weigh: its scripts by the page's name, and the style sheets of any. gzip -9,
 * 1 kB = 1000 B.
 */
export const firstLoadBudgets = {
  scripts: {
    home: 135_600,
    category: 136_400,
    brand: 149_100,
    campaign: 149_300,
    selection: 149_200,
    news: 135_900,
    search: 136_100,
    list: 134_800,
    product: 141_600,
    package: 143_400,
    productByAlias: 132_900,
    cart: 142_700,
    checkout: 190_000,
    checkoutConfirm: 150_000,
    checkoutFailed: 133_300,
    favourites: 134_500,
    brands: 135_900,
    account: 135_900,
    accountOrders: 134_300,
    accountSettings: 135_200,
    accountBalance: 134_300,
    content: 150_100,
    contentAtRoot: 150_100,
    previewWidgets: 150_100,
  },
  scriptFiles: 20,
  styles: 11_800,
};
