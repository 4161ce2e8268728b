import type { SeedListPage } from '@torg/merchant-api/seed';
import { text } from '../catalogue/localised-text.ts';

/** What lists say to search engines and above their products. The pages add the shop's name to titles. */
export const listPages: readonly SeedListPage[] = [
  {
    key: 'site',
    kind: 'default',
    name: text('Torg', 'Torg'),
    metaTitle: text('Saker för hemmet från vår egen fabrik', 'Ting til hjemmet fra vår egen fabrikk'),
    metaDescription: text(
      'Handla till hemmet från en svensk fabrik. Fri standardfrakt från 99 kr och fria returer.',
      'Handle til hjemmet fra en svensk fabrikk. Fri standardfrakt fra 99 kr og gratis retur.',
    ),
  },
  {
    key: 'every-category',
    kind: 'category',
    metaTitle: text('[name] från [pmin]', '[name] fra [pmin]'),
    metaDescription: text(
      '[dshort] [count] st från [pmin] till [pmax]. Fri standardfrakt från 99 kr och fria returer.',
      '[dshort] [count] stk. fra [pmin] til [pmax]. Fri standardfrakt fra 99 kr og gratis retur.',
    ),
  },
  {
    key: 'every-brand',
    kind: 'brand',
    metaTitle: text('Allt från [brand]', 'Alt fra [brand]'),
    metaDescription: text(
      '[dshort] [count] st från [brand], med fri standardfrakt från 99 kr och fria returer.',
      '[dshort] [count] stk. fra [brand], med fri standardfrakt fra 99 kr og gratis retur.',
    ),
  },
  {
    key: 'every-campaign',
    kind: 'campaign',
    metaTitle: text('[name]', '[name]'),
    metaDescription: text(
      '[dlong] Fri standardfrakt från 99 kr och fria returer.',
      '[dlong] Fri standardfrakt fra 99 kr og gratis retur.',
    ),
  },
  { key: 'winter-light', kind: 'campaign', target: 'vinterljus', backgroundImage: 'vinterljus.avif' },
  { key: 'advent-table', kind: 'campaign', target: 'duka-till-advent', backgroundImage: 'duka-till-advent.avif' },
  { key: 'small-gifts', kind: 'campaign', target: 'klappar-under-300', backgroundImage: 'klappar-under-300.avif' },
  {
    key: 'food',
    kind: 'category',
    target: 'mat-och-dryck',
    secondaryDescription: text(
      'Priserna på mat innehåller 6 procent moms, som gäller från den 1 april 2026 till och med den 31 december 2027.',
      'Mat sendes fra Sverige. Vi tar oss av fortollingen, og norsk merverdiavgift er med i prisen.',
    ),
  },
  {
    key: 'news',
    kind: 'list',
    alias: text('nyheter', 'nyheter'),
    path: text('/nyheter', '/nyheter'),
    name: text('Nyheter', 'Nyheter'),
    primaryDescription: text('Det senaste från fabriken, nyast först.', 'Det siste fra fabrikken, nyeste først.'),
    metaTitle: text('Nyheter från fabriken', 'Nyheter fra fabrikken'),
    metaDescription: text(
      'Det senaste från fabriken, nyast först. Fri standardfrakt från 99 kr och fria returer.',
      'Det siste fra fabrikken, nyeste først. Fri standardfrakt fra 99 kr og gratis retur.',
    ),
  },
];
