import { articles, type Visit } from './visit.ts';

const about = { sv: 'om-oss', nb: 'om-oss' };
const service = { sv: 'kundservice', nb: 'kundeservice' };
const terms = { sv: 'kopvillkor', nb: 'kjopsvilkar' };

/** Words of the shop, what it does beside its goods, and what it says when something is wrong. */
export const servicePages = {
  content: (shopper) => shopper.open(shopper.path('contentAtRoot', { alias: about[shopper.locale] })),
  'content-service': (shopper) => shopper.open(shopper.path('contentAtRoot', { alias: service[shopper.locale] })),
  'content-terms': (shopper) => shopper.open(shopper.path('contentAtRoot', { alias: terms[shopper.locale] })),
  cookies: (shopper) => shopper.open(shopper.path('cookies', {})),

  'find-order': (shopper) => shopper.open(shopper.path('findOrder', {})),
  'find-order-asked': (shopper) =>
    shopper.send(shopper.path('findOrder', {}), {
      ...{ form: 'find-order', orderNumber: '1001', email: shopper.market.email },
    }),
  withdraw: (shopper) => shopper.open(shopper.path('withdraw', {})),

  'quick-order': (shopper) => shopper.open(shopper.path('quickOrder', {})),
  'quick-order-checked': (shopper) =>
    shopper.send(shopper.path('quickOrder', {}), {
      ...{ form: 'quick-order', rows: `${articles.mug} 12\n${articles.blanket} 9998\nKER-9999 1`, correction: '' },
    }),
  async 'order-sizes'(shopper) {
    const { alias } = await shopper.product(articles.threeLevels);
    return shopper.open(shopper.path('orderSizes', {}, { product: alias }));
  },
  async 'shared-cart'(shopper) {
    const { id } = await shopper.put({ [articles.mug]: 2, [articles.chocolate]: 3 });
    return shopper.asSomebodyElse().open(shopper.path('sharedCart', {}, { id }));
  },
  'code-link': (shopper) => shopper.open(shopper.path('codeLink', {}, { code: 'VINTER10' })),

  'error-missing': (shopper) => shopper.open(shopper.path('notFound', {})),
  'error-given-up': (shopper) => shopper.open('/katalog-2019'),
} satisfies Record<string, Visit>;
