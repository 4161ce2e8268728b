import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testMoment } from '../server/testing/demo-api-options.ts';
import { openRecordedShop, type RecordedShop } from './recording/open-recorded-shop.ts';
import { recordedPages } from './recording/pages.ts';
import { Shopper } from './recording/shopper.ts';
import type { SentDocument } from './sent-document.ts';

// What stories show is recorded here: `-u` writes it anew.
describe.each(['sv', 'nb'] as const)('the document that stories show in %s', (locale) => {
  const sent = new Map<string, SentDocument>();
  let shop: RecordedShop;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: testMoment });
    shop = await openRecordedShop();
    // One after the other, as orders are numbered.
    for (const [name, visit] of Object.entries(recordedPages))
      sent.set(name, await visit(new Shopper(shop, locale), shop));
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  it.each(Object.keys(recordedPages))('of %s is what the server sends', async (name) => {
    await expect(`${JSON.stringify(sent.get(name), null, 2)}\n`).toMatchFileSnapshot(
      `documents/${name}.${locale}.json`,
    );
  });
});

it('each document is of a page that is recorded', () => {
  const files = Object.keys(recordedPages).flatMap((name) => [`${name}.nb.json`, `${name}.sv.json`]);
  expect(readdirSync(new URL('documents', import.meta.url)).sort()).toEqual(files.sort());
});
