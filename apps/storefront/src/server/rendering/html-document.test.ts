import { expect, it } from 'vitest';
import { documentStart, type DocumentParts } from './html-document.ts';

const hostile = `"></script><b>'&`;

function partsOf(more: Partial<DocumentParts> = {}): DocumentParts {
  const labels = { none: hostile, one: hostile, other: hostile };
  return {
    languageId: hostile,
    canonical: `https://torg.example/${hostile}`,
    head: { title: hostile, description: hostile, alternates: {}, leadImage: { srcSet: hostile, sizes: hostile } },
    alternates: [{ hreflang: hostile, href: hostile }],
    structuredData: [{ name: hostile }],
    assets: {
      boot: '/b.js',
      entry: '/e.js',
      styles: [],
      fonts: '',
      rules: [],
      scripts: [],
      libraries: [],
      vitals: '',
      icon: '/i.svg',
      development: '',
    },
    themeCss: '',
    title: (page) => page,
    siteName: hostile,
    page: 'news',
    customerType: 'PERSON',
    waitsForTouch: true,
    countLabels: { cart: labels, favourites: labels },
    heartLabels: { mark: '<b>', unmark: '"' },
    notice: '',
    wholeAddress: `/?${hostile}`,
    ...more,
  };
}

it('says its language and its direction', () => {
  const html = documentStart(partsOf({ languageId: 'nb-NO' }), null, 'when-meant');
  expect(html).toMatch(/^<!doctype html><html lang="nb-NO" dir="ltr">/);
});

it('whatever names and texts hold, a document has no element that nobody wrote', () => {
  const html = documentStart(partsOf(), null, 'when-meant');
  expect(html).not.toContain('<b>');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ name: hostile });
});

it('has nothing drawn before its header is whole', () => {
  const html = documentStart(partsOf(), null, 'when-meant');
  expect(html).toContain('<link rel="expect" href="#content" blocking="render">');
});

it('the fonts count anew with the next page, and in this one too where it does not name those it needs', () => {
  const parts = partsOf();
  const sheets = (styles: Parameters<typeof documentStart>[1]) => {
    const html = documentStart({ ...parts, assets: { ...parts.assets, fonts: '/f.css' } }, styles, 'when-meant');
    return html.match(/<link rel="stylesheet"[^>]*>/g);
  };
  const forNextPage = '<link rel="stylesheet" href="/f.css" media="not all">';
  expect(sheets({ css: '', source: '' })).toEqual([forNextPage]);
  expect(sheets(null)).toEqual(['<link rel="stylesheet" href="/f.css">', forNextPage]);
});
