import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Localised, Container, SeedListPage } from '@torg/merchant-api/seed';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { demoContent } from './demo-content.ts';

/** What an editor's text is made of. */
const textTags = ['h1', 'h2', 'h3', 'p', 'ul', 'li', 'a', 'strong'];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const attributesOf: Readonly<Record<string, RegExp>> = {
  a: /^( href="[^"<>]*")?$/,
  th: /^( scope="(row|col)")?$/,
};

const languages: readonly (keyof Localised)[] = ['sv', 'nb'];
const pictures = join(import.meta.dirname, '../../pictures');
const { collections, listPages, menus } = demoContent;

const rowsOf = (language: keyof Localised): readonly Container[] =>
  collections.flatMap(({ containers }) => containers[language]);
const widgetsOf = (language: keyof Localised) => rowsOf(language).flatMap(({ widgets }) => widgets);
const textOf = (language: keyof Localised) => JSON.stringify(rowsOf(language));
const htmlOf = (language: keyof Localised) =>
  widgetsOf(language).flatMap(({ name, configuration }) =>
    name === 'Rich text' ? [String(configuration['text'])] : [],
  );

/** Addresses of the shop's own that are no editorial pages. */
const shopPaths = ['/nyheter'];

describe.each(languages)('the demo content in %s', (language) => {
  it('has the same rows and widgets as in the other language', () => {
    const shape = (key: keyof Localised) =>
      rowsOf(key).map(({ name, layout, widgets }) => [name, layout, widgets.map((widget) => widget.name)]);
    expect(shape(language)).toEqual(shape('sv'));
  });

  it('leads only to pages that exist', () => {
    const aliases = collections.flatMap(({ alias }) => (alias ? [`/${alias[language]}`] : []));
    const inHtml = htmlOf(language).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    const inWidgets = [...textOf(language).matchAll(/"(?:href|url)":"([^"]*)"/g)].map(([, href]) => href);
    const own = [...inHtml, ...inWidgets].filter((href) => href?.startsWith('/'));
    expect(own.filter((href) => !aliases.includes(href ?? '') && !shopPaths.includes(href ?? ''))).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });

  it('leads out of the shop only by safe addresses', () => {
    const all = htmlOf(language).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''));
    expect(all.filter((href) => !/^(\/|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  });

  it('is simple HTML that is closed again', () => {
    for (const html of htmlOf(language)) {
      const open: string[] = [];
      for (const [, close, tag = '', attributes = ''] of html.matchAll(/<(\/?)([a-z\d]+)([^>]*)>/gi)) {
        expect([...textTags, ...tableTags]).toContain(tag);
        expect(attributes).toMatch(attributesOf[tag] ?? /^$/);
        if (close) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
      expect(html).not.toMatch(/[\n\t]| {2}|undefined/);
    }
  });

  it('names only categories and pictures that are there', () => {
    const keys = new Set(demoCatalogue.categories.map(({ key }) => key));
    const conditions = collections.flatMap(({ conditions = [] }) => conditions.map(({ value }) => value));
    const named = `${textOf(language)} ${conditions.join(' ')}`.matchAll(/@category(?:-id)?\/([\w-]+)/g);
    expect([...named].map(([, key]) => key).filter((key) => !keys.has(key ?? ''))).toEqual([]);
    const campaigns = new Set(demoCatalogue.campaigns?.map(({ key }) => key));
    const isKnown = ({ kind, target }: SeedListPage) => (kind === 'campaign' ? campaigns : keys).has(target ?? '');
    expect(listPages.filter((page) => page.target !== undefined && !isKnown(page))).toEqual([]);
    const files = widgetsOf(language).flatMap(({ images = [] }) => images.map(({ fileName }) => fileName));
    expect(files.filter((file) => !existsSync(join(pictures, 'pagewidget', file)))).toEqual([]);
    const banners = listPages.flatMap(({ kind, backgroundImage: file }) =>
      file === undefined ? [] : [join(kind, file)],
    );
    expect(banners.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
  });

  it('is written in its own language', () => {
    const foreign =
      language === 'sv' ? /\b(?:og|ikke|fra|kjøp\w*|på nytt av)\b|[æø]/i : /\b(?:och|inte|från|köp\w*)\b|[äö]/i;
    const names = /Småland|Lerkulla|Drejarvägen|bokföringslagen|Torg Demobutik/g;
    const shown = textOf(language)
      .replace(/@category[\w/-]*|kategori-[\w-]+/g, '')
      .replace(names, '');
    expect(foreign.exec(shown)?.[0]).toBeUndefined();
  });
});

describe('the demo content', () => {
  it('has every alias once in a language, and every key once', () => {
    for (const language of languages) {
      const aliases = collections.flatMap(({ alias }) => alias?.[language] ?? []);
      expect(new Set(aliases).size).toBe(aliases.length);
    }
    const keys = [collections, menus, listPages].flatMap((rows) => rows.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says on every page that the shop is a demonstration, but for what opens over one that says so', () => {
    const written = collections.filter(({ family, isDraft }) => family === 'Pages' && !isDraft);
    const [guides, pages] = [true, false].map((opensOver) =>
      written.filter(({ tags = [] }) => tags.includes('size-guide') === opensOver),
    );
    expect(JSON.stringify(guides)).not.toMatch(/demonstra[st]/);
    expect([guides?.length, pages?.length]).toEqual([2, 8]);
    for (const { containers } of pages ?? []) {
      expect(JSON.stringify(containers.sv)).toContain('Torg är en demonstrationsbutik');
      expect(JSON.stringify(containers.nb)).toContain('Torg er en demonstrasjonsbutikk');
    }
  });

  it('names no dispute site that is closed', () => {
    expect(JSON.stringify(collections)).not.toMatch(/ec\.europa\.eu|\bODR\b/);
  });

  it('fills every place for a menu once', () => {
    expect(menus.flatMap(({ locations }) => locations).sort()).toEqual([
      'announcements',
      'footer-first',
      'footer-second',
      'info-pages',
      'main-desktop',
      'main-mobile',
      'search-popular',
      'search-shortcuts',
      'top-bar',
    ]);
  });
});

it.each([
  ['sv', 'WCAG 2.2', 'Vad som återstår', '26 november 2026', 'mailto:', 'pts.se'],
  ['nb', 'WCAG 2.2', 'Hva som gjenstår', '26. november 2026', 'mailto:', 'uutilsynet.no'],
] as const)(
  'says how accessible the shop is, in %s: standard, gaps, date, whom to tell and who watches',
  (language, ...words) => {
    const page = htmlOf(language).find((html) => html.includes('WCAG'));
    for (const word of words) expect(page).toContain(word);
  },
);
