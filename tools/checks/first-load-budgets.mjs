/**
 * What the first load of each page may weigh: its scripts by the page's name, and the style sheets of any. gzip -9,
 * 1 kB = 1000 B.
 */
export const firstLoadBudgets = {
  scripts: {
    home: 136_300,
    category: 137_200,
    brand: 149_800,
    campaign: 150_000,
    selection: 150_000,
    news: 136_600,
    search: 136_800,
    list: 135_300,
    product: 142_600,
    package: 144_400,
    productByAlias: 133_600,
    cart: 144_400,
    checkout: 160_300,
    checkoutConfirm: 148_400,
    checkoutFailed: 137_800,
    favourites: 135_000,
    brands: 136_400,
    account: 136_900,
    accountOrders: 135_000,
    accountSettings: 135_900,
    accountBalance: 135_000,
    content: 151_100,
    contentAtRoot: 151_000,
    previewWidgets: 150_800,
  },
  scriptFiles: 24,
  styles: 12_600,
};
