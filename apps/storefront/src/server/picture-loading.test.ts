import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const norwegian = 'nb.localhost:3000';

/** The pictures of what a page is about, in the order of its document, each with how it is fetched. */
async function picturesAt(path: string, host?: string) {
  const html = await (await shop.ask(path, {}, host)).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const waysIn = (markup: string) =>
    [...markup.matchAll(/<img[^>]*>/g)].map(([picture]) => (/loading="eager"/.test(picture) ? 'eager' : 'lazy'));
  const [before = '', ...cards] = main.split('<article');
  return { before: waysIn(before), cards: cards.map((card) => waysIn(card.split('</article>')[0] ?? '')) };
}

describe.each([
  ['category', '/c/klader', ['eager'], undefined],
  ['search', '/s/mugg', [], undefined],
  ['news', '/nyheter', [], undefined],
  ['Norwegian category', '/c/klaer', ['eager'], norwegian],
] as const)('the list of a %s', (_, path, lead, host) => {
  it('fetches its banner and the first row of its cards at once, and nothing below', async () => {
    const { before, cards } = await picturesAt(path, host);
    expect(before).toEqual(lead);
    // Beside a panel of filters a row is three cards on a wide screen, and on a phone one of two and one more.
    expect(cards.map(([first]) => first)).toEqual(cards.map((_card, index) => (index < 3 ? 'eager' : 'lazy')));
    expect(cards.length).toBeGreaterThan(3);
  });

  it('fetches no picture for the pointer before it is wanted', async () => {
    const { cards } = await picturesAt(path, host);
    expect(cards.flatMap(([, ...others]) => others)).not.toContain('eager');
  });
});

it.each([undefined, norwegian])(
  'the front page fetches what it opens with at once, and nothing below',
  async (host) => {
    const { before, cards } = await picturesAt('/', host);
    expect([before[0], ...new Set(before.slice(1))]).toEqual(before.length > 1 ? ['eager', 'lazy'] : ['eager']);
    expect(new Set(cards.flat())).toEqual(new Set(['lazy']));
  },
);

it('the brands show the marks at once that a phone has on its screen, and fetch no others before they are near', async () => {
  const { before } = await picturesAt('/varumarken');
  expect(before.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'eager'));
  expect(new Set(before.slice(6))).toEqual(new Set(['lazy']));
});
