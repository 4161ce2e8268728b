import type { Localised } from '../catalogue/localised.ts';
import type { Container } from '../content/container.ts';
import type { SeedCollection, SeedContent, SeedListPage, SeedMenu } from '../content/seed-content-types.ts';

const both = (sv: string, nb: string = sv): Localised => ({ sv, nb });

const words = (text: string): readonly Container[] => [
  {
    name: 'Text',
    layout: 'full',
    design: 'default',
    responsiveMode: 'all',
    widgets: [{ name: 'Rich text', size: 'full', configuration: { text } }],
  },
];

const pageOf = (key: string, alias: Localised, title: Localised): SeedCollection => ({
  key,
  family: 'Pages',
  alias,
  name: key,
  title,
  containers: { sv: words(title.sv), nb: words(title.nb) },
});

const pages = [
  pageOf('service', both('kundservice', 'kundeservice'), both('Kundservice', 'Kundeservice')),
  pageOf('terms', both('kopvillkor', 'kjopsvilkar'), both('Köpvillkor', 'Kjøpsvilkår')),
  pageOf('about', both('om-oss'), both('Om oss')),
  { ...pageOf('draft', both('utkast', 'utkast'), both('Utkast')), isDraft: true },
];

const frontPage: SeedCollection = {
  ...pageOf('front-page', both(''), both('Startsida', 'Forside')),
  family: 'Frontpage',
  area: { name: 'The front page area', index: 1 },
  name: 'Front page',
  meta: { title: both('Allt för huset', 'Alt til huset'), description: both('Muggar med mera', 'Krus med mer') },
};

const news = { target: { url: both('/nyheter') }, label: both('Nyheter') };
const information = ['service', 'terms', 'about'].map((page) => ({ target: { page } }));
const help = { target: 'heading', label: both('Hjälp', 'Hjelp'), isOpen: true, children: information } as const;

const menuAt = (location: string, title: Localised, items: SeedMenu['items']): SeedMenu => ({
  key: location,
  name: location,
  title,
  locations: [location],
  items,
});

const listPages: readonly SeedListPage[] = [
  { key: 'site', kind: 'default', name: both('Boden'), metaTitle: both('Allt för huset', 'Alt til huset') },
  {
    key: 'every-category',
    kind: 'category',
    metaTitle: both('[name] från [pmin]', '[name] fra [pmin]'),
    metaDescription: both('[dshort] [count] st från [pmin] till [pmax].', '[dshort] [count] stk. fra [pmin].'),
  },
  {
    key: 'every-brand',
    kind: 'brand',
    metaTitle: both('Allt från [brand]', 'Alt fra [brand]'),
    metaDescription: both('[dshort] [count] st från [brand].', '[dshort] [count] stk. fra [brand].'),
  },
  { key: 'every-campaign', kind: 'campaign', metaTitle: both('[name]') },
  {
    key: 'news',
    kind: 'list',
    alias: both('nyheter'),
    path: both('/nyheter'),
    name: both('Nyheter'),
    primaryDescription: both('Nyast först.', 'Nyeste først.'),
  },
];

/** A few menus and pages that go with any catalogue. */
export const testContent: SeedContent = {
  version: 'test-1',
  menus: [
    menuAt('main-desktop', both('Huvudmeny', 'Hovedmeny'), [news, { target: 'categories' }]),
    menuAt('main-mobile', both('Meny'), [news, { target: 'categories' }, help]),
    menuAt('top-bar', both('Snabblänkar', 'Hurtiglenker'), information),
  ],
  collections: [
    ...pages,
    frontPage,
    { ...frontPage, key: 'front-page-january', name: 'Front page in January', isDraft: true },
  ],
  listPages,
};
