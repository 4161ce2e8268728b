import type { SeedMenu, SeedMenuItem } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';

const news: SeedMenuItem = { target: { url: text('/nyheter', '/nyheter') }, label: text('Nyheter', 'Nyheter') };

const service: readonly SeedMenuItem[] = [
  { target: { page: 'service' } },
  { target: { page: 'delivery' } },
  { target: { page: 'returns' } },
  { target: { page: 'terms' } },
];

const company: readonly SeedMenuItem[] = [
  { target: { page: 'about' } },
  { target: { page: 'privacy' } },
  { target: { page: 'cookies' } },
  { target: { page: 'accessibility' } },
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
];
