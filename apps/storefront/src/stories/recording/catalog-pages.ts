import type { Shopper } from './shopper.ts';
import { articles, type Visit } from './visit.ts';

const kitchen = { sv: 'koket', nb: 'kjokken' };
const clothes = { sv: 'klader', nb: 'klaer' };
const campaign = { sv: 'vinterljus', nb: 'vinterlys' };
const cup = { sv: 'mugg', nb: 'krus' };
const breakfast = { sv: 'frukostset-strand-tva-personer', nb: 'frokostsett-strand-to-personer' };

/** What can be looked at before anything is bought. */
export const catalogPages = {
  home: (shopper) => shopper.open(shopper.path('home', {})),

  category: (shopper) => shopper.open(shopper.path('category', { category: kitchen[shopper.locale] })),
  'category-narrowed': (shopper) =>
    shopper.open(shopper.path('category', { category: clothes[shopper.locale] }, { skus: 'M~s_m,S~s_s' })),
  'category-nothing-fits': (shopper) =>
    shopper.open(shopper.path('category', { category: kitchen[shopper.locale] }, { price: '9000–~9000-' })),
  brand: (shopper) => shopper.open(shopper.path('brand', { brand: ['lerkulla'] })),
  brands: (shopper) => shopper.open(shopper.path('brands', {})),
  campaign: (shopper) => shopper.open(shopper.path('campaign', { discountCampaign: [campaign[shopper.locale]] })),
  news: (shopper) => shopper.open(shopper.path('news', {})),
  search: (shopper) => shopper.open(shopper.path('search', { search: cup[shopper.locale] })),
  'search-nothing': (shopper) => shopper.open(shopper.path('search', { search: 'xylofonklubba' })),

  'product-colours': (shopper) => productOf(shopper, articles.mug),
  'product-simple': (shopper) => productOf(shopper, articles.book),
  'product-size': (shopper) => productOf(shopper, articles.socks),
  'product-colour-and-size': (shopper) => productOf(shopper, articles.jumper),
  'product-three-levels': (shopper) => productOf(shopper, articles.threeLevels),
  'product-made-to-order': (shopper) => colourOf(shopper, articles.chair, 1),
  'product-gift-card': (shopper) => productOf(shopper, articles.giftCard),
  'product-food': (shopper) => productOf(shopper, articles.chocolate),
  'product-sold-out': (shopper) => colourOf(shopper, articles.spinningTop, 2),
  package: (shopper) => shopper.open(shopper.path('package', { alias: breakfast[shopper.locale] })),

  async compare(shopper) {
    const compared = await Promise.all([articles.mug, articles.bowl, articles.chair].map((n) => shopper.product(n)));
    const products = compared.map(({ productId }) => productId).join();
    return shopper.open(shopper.path('compare', {}, { products }));
  },
} satisfies Record<string, Visit>;

async function productOf(shopper: Shopper, articleNumber: string) {
  return shopper.open((await shopper.product(articleNumber)).canonicalUrl);
}

async function colourOf(shopper: Shopper, articleNumber: string, place: number) {
  const { variants } = await shopper.product(articleNumber);
  return shopper.open(variants[place]?.canonicalUrl ?? '');
}
