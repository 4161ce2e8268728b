import type { SeedMenu, SeedMenuItem } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';

const news: SeedMenuItem = { target: { url: text('/nyheter', '/nyheter') }, label: text('Nyheter', 'Nyheter') };

const quickOrder: SeedMenuItem = {
  target: { url: text('/snabborder', '/hurtigbestilling') },
  label: text('Snabborder', 'Hurtigbestilling'),
};

const service: readonly SeedMenuItem[] = [
  { target: { page: 'service' } },
  { target: { page: 'delivery' } },
  { target: { page: 'returns' } },
  { target: { page: 'terms' } },
  quickOrder,
];

const company: readonly SeedMenuItem[] = [
  { target: { page: 'about' } },
  { target: { page: 'privacy' } },
  { target: { page: 'cookies' } },
  { target: { page: 'accessibility' } },
];

/** Another word for a page, in the search. */
const word = (sv: string, nb: string): SeedMenuItem => ({ target: 'heading', label: text(sv, nb) });

/** What service words lead to in place of a search: each page with other words for it. */
const shortcuts: readonly SeedMenuItem[] = [
  {
    target: { page: 'returns' },
    children: [
      word('retur', 'retur'),
      word('returer', 'returer'),
      word('ångra köp', 'angre kjøp'),
      word('ångerrätt', 'angrerett'),
      word('byte', 'bytte'),
    ],
  },
  {
    target: { page: 'service' },
    children: [
      word('öppettider', 'åpningstider'),
      word('kontakt', 'kontakt'),
      word('kundtjänst', 'kundeservice'),
      word('telefon', 'telefon'),
      word('reklamation', 'reklamasjon'),
    ],
  },
  {
    target: { page: 'delivery' },
    children: [
      word('frakt', 'frakt'),
      word('leverans', 'levering'),
      word('leveranstid', 'leveringstid'),
      word('betalning', 'betaling'),
      word('faktura', 'faktura'),
    ],
  },
  {
    ...quickOrder,
    children: [
      word('snabbeställning', 'hurtigordre'),
      word('orderlista', 'ordreliste'),
      word('artikelnummer', 'artikkelnummer'),
      word('företag', 'bedrift'),
    ],
  },
  { target: { page: 'terms' }, children: [word('köpvillkor', 'kjøpsvilkår'), word('villkor', 'vilkår')] },
  { target: { page: 'privacy' }, children: [word('integritet', 'personvern'), word('gdpr', 'gdpr')] },
];

/** One of the shop's promises, whose words the front end has for each market. */
const promise = (fragment: string, sv: string, nb: string): SeedMenuItem => ({
  target: { url: text(fragment, fragment) },
  label: text(sv, nb),
});

/** What stands above the header, on every page. */
const announcements: readonly SeedMenuItem[] = [
  promise('#free-shipping', 'Fri frakt', 'Fri frakt'),
  promise('#free-returns', 'Fria returer', 'Gratis retur'),
  promise('#free-invoice', 'Fri faktura', 'Gebyrfri faktura'),
  promise('#others', 'Övriga löften', 'Øvrige løfter'),
];

/** What many search for. */
const popular: readonly SeedMenuItem[] = [
  word('mugg', 'kopp'),
  word('ulltröja', 'ullgenser'),
  word('ryggsäck', 'ryggsekk'),
  word('sockor', 'sokker'),
  word('kaffe', 'kaffe'),
];

/** The menus of the shop. The main ones follow the tree of categories, so that an imported catalogue has its own. */
export const menus: readonly SeedMenu[] = [
  {
    key: 'main',
    name: 'Main menu',
    title: text('Huvudmeny', 'Hovedmeny'),
    locations: ['main-desktop'],
    items: [news, { target: 'categories' }],
  },
  {
    key: 'main-mobile',
    name: 'Main menu on phones',
    title: text('Meny', 'Meny'),
    locations: ['main-mobile'],
    items: [
      news,
      { target: 'categories' },
      { target: 'heading', label: text('Hjälp', 'Hjelp'), isOpen: true, children: service },
    ],
  },
  {
    key: 'announcements',
    name: 'Announcements above the header',
    title: text('Meddelanden', 'Meldinger'),
    locations: ['announcements'],
    items: announcements,
  },
  {
    key: 'top-bar',
    name: 'Top bar',
    title: text('Snabblänkar', 'Hurtiglenker'),
    locations: ['top-bar'],
    items: [{ target: { page: 'service' } }, { target: { page: 'delivery' } }, { target: { page: 'returns' } }],
  },
  {
    key: 'footer-service',
    name: 'Footer, service',
    title: text('Kundservice', 'Kundeservice'),
    locations: ['footer-first'],
    items: service,
  },
  {
    key: 'footer-company',
    name: 'Footer, company',
    title: text('Om Torg', 'Om Torg'),
    locations: ['footer-second'],
    items: company,
  },
  {
    key: 'info-pages',
    name: 'Beside information pages',
    title: text('Information', 'Informasjon'),
    locations: ['info-pages'],
    items: [...service, ...company],
  },
  {
    key: 'search-shortcuts',
    name: 'Search: words that lead to a page',
    title: text('Sidor', 'Sider'),
    locations: ['search-shortcuts'],
    items: shortcuts,
  },
  {
    key: 'search-popular',
    name: 'Search: what many look for',
    title: text('Populära sökningar', 'Populære søk'),
    locations: ['search-popular'],
    items: popular,
  },
];
