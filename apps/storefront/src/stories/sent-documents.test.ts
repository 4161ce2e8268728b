import { globSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '@torg/market-routing';
import { pageNames, type PageName } from '../page/page-names.ts';
import { testMoment } from '../server/testing/demo-api-options.ts';
import { openRecordedShop, type RecordedShop } from './recording/open-recorded-shop.ts';
import { recordedPages } from './recording/pages.ts';
import type { Visit } from './recording/visit.ts';
import { Shopper } from './recording/shopper.ts';
import type { SentDocument } from './sent-document.ts';
import { withLateAnswers } from './with-late-answers.tsx';

// What stories show is recorded here: `-u` writes it anew.
describe.each(locales)('the document that stories show in %s', (locale) => {
  const sent = new Map<string, SentDocument | Error>();
  let shop: RecordedShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: testMoment });
    shop = await openRecordedShop();
    // One after the other, as orders are numbered.
    for (const [name, visit] of Object.entries<Visit>(recordedPages)) {
      const shopper = new Shopper(shop, locale);
      const visited = visit(shopper, shop).then((document) => withLateAnswers(document, shopper.client));
      sent.set(name, await visited.catch((error: Error) => error));
    }
  }, 600_000);
  afterAll(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  it.each(Object.keys(recordedPages))('of %s is what the server sends', async (name) => {
    const document = sent.get(name);
    if (document instanceof Error) throw document;
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`documents/${name}.${locale}.json`);
  });
});

it('each document is of a page that is recorded', () => {
  const files = locales.flatMap((locale) => Object.keys(recordedPages).map((name) => `${name}.${locale}.json`));
  expect(readdirSync(new URL('documents', import.meta.url)).sort()).toEqual(files.sort());
});

/** The pages that no story shows, and why. */
const untold: Partial<Record<PageName, string>> = {
  productByAlias: 'leads on',
  list: 'leads on',
  content: 'leads on to the same page at the root',
  selection: 'the demo makes no such list; it is shown as a campaign is',
  checkoutPay: 'holds a form of the provider alone',
  previewWidgets: 'for editors alone: content as it will be',
};

it('each page of the shop has its story, or a reason why not', () => {
  const toldBy = globSync('*.stories.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('');
  const told = Object.keys(recordedPages).filter((name) => toldBy.includes(`page: '${name}'`));
  const shown = told.map((name) => readDocument(`${name}.sv.json`).state.page);
  const names = shown.map((page) => (page.kind === 'found' ? page.name : page.kind));
  expect(told).toEqual(Object.keys(recordedPages));
  expect([...new Set([...names, ...Object.keys(untold)])].sort()).toEqual([...pageNames, 'failed'].sort());
});

function readDocument(file: string): SentDocument {
  return JSON.parse(readFileSync(new URL(`documents/${file}`, import.meta.url), 'utf8')) as SentDocument; // as written above
}
