import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillKeptTemplate } from '../config/offline.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe.each([
  ['localhost:3000', 'sv-SE', ['Torg', 'Du är inte uppkopplad', 'Försök igen'], 'Det här kan du läsa ändå'],
  ['nb.localhost:3000', 'nb-NO', ['Torg', 'Du er ikke tilkoblet', 'Prøv igjen'], 'Dette kan du lese likevel'],
] as const)('without a connection, on %s', (host, language, words, kept) => {
  const read = async () => (await shop.ask('/offline', {}, host)).text();

  it('says whose page it is, what is wrong and how to go on, and nothing of pages that nobody has seen', async () => {
    const html = await read();
    expect(html).toContain(`<html lang="${language}"`);
    const seen = html.replace(/<!--.*?-->|<(style|script).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
    for (const word of words) expect(seen).toContain(word);
    expect(seen).not.toContain(kept);
    expect(seen).not.toContain('{');
  });

  it('tells of what waits for the cart where something does', async () => {
    const html = await read();
    expect(html).toMatch(
      /<div id="waiting" hidden[^>]*><p[^>]*>[^<]*(väntar i din webbläsare|venter i nettleseren din)/,
    );
    expect(html).toContain('localStorage.getItem("torg-waiting")');
  });

  it('knows how to list what can be read', async () => {
    const html = fillKeptTemplate(await read(), ({ frame, goods, pages }) => frame + goods.item + pages.item);
    expect(html).toContain(kept);
    expect(html).toMatch(
      /<li><article.*src="\{picture\}".*href="\{href\}"[^>]*>\{title\}<.*<li><a[^>]*href="\{href\}"/s,
    );
  });
});

it('the page of no connection runs and loads nothing but what it brings', async () => {
  const answer = await shop.ask('/offline');
  // What stands for a picture that the worker knows is no address.
  expect(await answer.text()).not.toContain('preload');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/script-src 'sha256-[^']+'(;|$)/);
  expect(policy).not.toContain('unsafe');
});
