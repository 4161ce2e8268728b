import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '@torg/market-routing';
import { media } from '@torg/ui/styling';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { tablet, wide } = media;
const high = `${tablet} and (min-height: 60em)`;
const upright = '(orientation: portrait) and (min-height: 52.5em)';

const norwegian = 'nb.localhost:3000';

/** The pictures of what a page is about, in the order of its document, each with how it is fetched. */
async function picturesAt(path: string, host?: string) {
  const html = await (await shop.ask(path, {}, host)).text();
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  // As the document asks for it: at once by itself, by a link of its head on some screens, or not before it is near.
  const links = [
    ...html.matchAll(/<link rel="preload" as="image" media="([^"]*)" imagesizes="[^"]*" imagesrcset="([^"]*)"/g),
  ];
  const mediaOf = new Map(links.map(([, media, srcSet]) => [srcSet, media]));
  const wayOf = (picture: string) => mediaOf.get(/srcSet="([^"]*)"/.exec(picture)?.[1]) ?? 'lazy';
  const waysIn = (markup: string) =>
    [...markup.matchAll(/<img[^>]*>/g)].map(([picture]) =>
      /loading="eager"/.test(picture) ? 'eager' : wayOf(picture),
    );
  const [before = '', ...cards] = main.split('<article');
  return {
    before: waysIn(before),
    cards: cards.map((card) => waysIn(card.split('</article>')[0] ?? '')),
    linked: links.length,
  };
}

describe.each([
  ['category', '/c/klader', ['eager'], undefined],
  ['search', '/s/mugg', [], undefined],
  ['news', '/nyheter', [], undefined],
  ['Norwegian category', '/c/klaer', ['eager'], norwegian],
] as const)('the list of a %s', (_, path, lead, host) => {
  it('fetches its banner and the first row of its cards at once on each screen, and nothing below', async () => {
    const { before, cards, linked } = await picturesAt(path, host);
    expect(before).toEqual(lead);
    // A row is two cards on a phone and three elsewhere; a high screen shows a second one where no banner stands above.
    const below = [`${tablet},${upright}`, `${high},${upright}`, high, high];
    const first = ['eager', 'eager', ...(lead.length > 0 ? [tablet] : below)];
    expect(cards.map(([picture]) => picture)).toEqual(cards.map((_card, index) => first[index] ?? 'lazy'));
    expect(cards.length).toBeGreaterThan(3);
    // What is asked for ahead is what a card shows.
    expect(linked).toBe(first.length - 2);
  });

  it('fetches no picture for the pointer before it is wanted', async () => {
    const { cards } = await picturesAt(path, host);
    expect(cards.flatMap(([, ...others]) => others)).not.toContain('eager');
  });
});

it('a list beside no filters has four cards in its first row, where the screen is wide', async () => {
  const { cards } = await picturesAt(href('sv', 'sharedFavourites', {}, { products: '1,2,3,4,5,6' }));
  const ways = ['eager', 'eager', `${tablet},${upright}`, `${wide},${high},${upright}`, high, high];
  expect(cards.map(([picture]) => picture)).toEqual(ways);
});

it.each([undefined, norwegian])(
  'the front page fetches what it opens with at once, and nothing below',
  async (host) => {
    const { before, cards } = await picturesAt('/', host);
    expect(before.slice(0, 9)).toEqual(['eager', tablet, tablet, tablet, tablet, high, high, high, high]);
    expect(before.slice(9).filter((way) => way !== 'lazy')).toEqual([]);
    expect(new Set(cards.flat())).toEqual(new Set(['lazy']));
  },
);

it('the brands show the marks at once that a phone has on its screen, and fetch no others before they are near', async () => {
  const { before } = await picturesAt('/varumarken');
  expect(before.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'eager'));
  expect(new Set(before.slice(6))).toEqual(new Set(['lazy']));
});
