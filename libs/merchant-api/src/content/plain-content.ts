import { createHash } from 'node:crypto';
import type { Localised } from '../catalogue/localised.ts';
import { escapeHtml } from '../mail/document/escape-html.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import type { Container } from './container.ts';
import type { SeedCollection, SeedContent, SeedListPage, SeedMenu, SeedMenuItem } from './seed-content-types.ts';

type ProfilePage = ShopProfile['pages'][number];

/** Menus that follow the catalogue, and the pages that a shop wrote into its profile: what it shows besides its goods. */
export function plainContent(profile: ShopProfile): SeedContent {
  return {
    version: createHash('sha256').update(JSON.stringify(profile)).digest('base64url'),
    menus: menusOf(profile),
    collections: profile.pages.map(collectionOf),
    listPages: listPagesOf(profile),
  };
}

const news: SeedMenuItem = {
  target: { url: { sv: '/nyheter', nb: '/nyheter' } },
  label: { sv: 'Nyheter', nb: 'Nyheter' },
};

function menusOf({ name, pages }: ShopProfile): SeedMenu[] {
  const [service, company] = (['service', 'company'] as const).map((menu) =>
    pages.filter((page) => page.menu === menu).map((page) => ({ target: { page: page.path.sv } })),
  );
  const [help, about] = [service ?? [], company ?? []];
  const helpOnPhones: SeedMenuItem = {
    target: 'heading',
    label: { sv: 'Hjälp', nb: 'Hjelp' },
    isOpen: true,
    children: help,
  };
  return [
    menuAt('main-desktop', { sv: 'Huvudmeny', nb: 'Hovedmeny' }, [news, { target: 'categories' }]),
    menuAt('main-mobile', { sv: 'Meny', nb: 'Meny' }, [
      news,
      { target: 'categories' },
      ...(help.length > 0 ? [helpOnPhones] : []),
    ]),
    menuAt('top-bar', { sv: 'Snabblänkar', nb: 'Hurtiglenker' }, help),
    menuAt('footer-first', { sv: 'Kundservice', nb: 'Kundeservice' }, help),
    menuAt('footer-second', { sv: `Om ${name}`, nb: `Om ${name}` }, about),
    menuAt('info-pages', { sv: 'Information', nb: 'Informasjon' }, [...help, ...about]),
  ];
}

function menuAt(location: string, title: Localised, items: readonly SeedMenuItem[]): SeedMenu {
  return { key: location, name: location, title, locations: [location], items };
}

function collectionOf({ path, title, description, html }: ProfilePage): SeedCollection {
  const row = (language: keyof Localised): Container => ({
    name: 'Text',
    layout: 'full',
    design: 'default',
    responsiveMode: 'all',
    widgets: [
      {
        name: 'Rich text',
        size: 'full',
        configuration: { text: `<h1>${escapeHtml(title[language])}</h1>${html[language]}` },
      },
    ],
  });
  return {
    key: path.sv,
    family: 'Pages',
    alias: path,
    name: title.sv,
    title,
    meta: { title, description },
    tags: ['menu'],
    containers: { sv: [row('sv')], nb: [row('nb')] },
  };
}

function listPagesOf({ name, story }: ShopProfile): SeedListPage[] {
  return [
    {
      key: 'site',
      kind: 'default',
      name: { sv: name, nb: name },
      metaTitle: story.title,
      metaDescription: story.description,
    },
    {
      key: 'news',
      kind: 'list',
      alias: { sv: 'nyheter', nb: 'nyheter' },
      path: { sv: '/nyheter', nb: '/nyheter' },
      name: { sv: 'Nyheter', nb: 'Nyheter' },
    },
  ];
}
