// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { EventLog } from '@torg/stores';
import { followCards } from './follow-cards.ts';
import { cardOf } from './shown-cards.ts';

const card = (name: string, goods: string) =>
  `<li><article data-card data-goods="${goods}"><span>Lera</span><h3><a href="#${name}"><i>${name}</i></a></h3>
  <button data-favourite="${goods.split('|')[0]}"></button></article></li>`;

function open(markup: string) {
  document.body.innerHTML = markup;
  const events = new EventLog({ clock: { now: () => 1 }, report: vi.fn() });
  const world = { show: (_shown: readonly Element[]) => {}, change: () => {}, observed: new Set<Element>() };
  followCards(document, {
    events,
    observe(hear) {
      world.show = hear;
      return { observe: (element) => void world.observed.add(element), disconnect: () => world.observed.clear() };
    },
    hearChanges: (hear) => void (world.change = hear),
  });
  const showAll = () => world.show([...world.observed]);
  const recorded = () => events.events.map(({ type, data }) => [type, data] as const);
  return { events, world, showAll, recorded };
}

const openPage = (events: EventLog) => events.record('page:impression', { route: 'x', path: '/', title: 'T' });

beforeEach(() => history.replaceState(null, '', '/c/muggar?page=3'));

it('a card that comes into view is recorded once on its page, with its place in the whole list', () => {
  const grid = `<ul>${card('Mugg', '7|9000||SEK|Muggar')}${card('Fat', '8')}</ul>`;
  const { events, showAll, recorded } = open(`<h1>Muggar</h1>${grid}`);
  showAll();
  showAll();
  const list = { list: '/c/muggar', listName: 'Muggar' };
  expect(recorded()).toEqual([
    [
      'product:impression',
      {
        ...{ ...list, index: 40 },
        card: {
          ...{ productId: 7, name: 'Mugg', brand: 'Lera', category: 'Muggar', variant: '' },
          price: { currency: 'SEK', selling: 9_000, reduction: 0 },
        },
      },
    ],
    ['product:impression', expect.objectContaining({ ...list, index: 41 })],
  ]);
  openPage(events);
  showAll();
  expect(recorded()).toHaveLength(5);
});

it('a card of the page before is not told of as one of the page that is coming', () => {
  const { world, showAll, recorded } = open(`<h1>Muggar</h1><ul>${card('Mugg', '7')}</ul>`);
  showAll();
  const gone = [...world.observed];
  history.replaceState(null, '', '/p/muggar/mugg');
  // It moves into view once more while the next page is drawn, and what was noticed may be heard after it is gone.
  showAll();
  document.body.innerHTML = '<h1>Mugg</h1>';
  world.show(gone);
  expect(recorded()).toHaveLength(1);
});

it('a list with a name of its own is known by it, from its beginning', () => {
  const { showAll, recorded } = open(`<ul data-list="news" aria-label="Nyheter">${card('Mugg', '7')}</ul>`);
  showAll();
  expect(recorded()[0]?.[1]).toMatchObject({ list: 'news', listName: 'Nyheter', index: 0 });
});

it('cards that come later are watched too', () => {
  const { world, showAll, recorded } = open('<ul></ul>');
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', card('Mugg', '7'));
  world.change();
  showAll();
  expect(recorded()).toHaveLength(1);
});

it('a link of a card, a picture or a menu that is followed is recorded as what it is', () => {
  const { recorded } = open(
    `<nav><a href="#menu">Meny</a></nav><div data-promotion><h2>Höst</h2><a href="#a">Se</a></div>${card('Mugg', '7')}`,
  );
  for (const link of document.querySelectorAll('a')) (link.firstElementChild ?? link).dispatchEvent(click());
  expect(recorded()).toEqual([
    ['menu:click', { label: 'Meny', target: '/c/muggar' }],
    ['promotion:impression', { target: '/c/muggar', name: 'Höst' }],
    ['promotion:click', { target: '/c/muggar', name: 'Höst' }],
    ['product:impression', expect.objectContaining({ card: expect.objectContaining({ productId: 7 }) })],
    ['product:click', expect.objectContaining({ card: expect.objectContaining({ productId: 7 }) })],
  ]);
});

it('a card that is followed before anybody saw it is seen first, and not again', () => {
  const { showAll, recorded } = open(`<ul data-list="news" aria-label="Nyheter">${card('Mugg', '7')}</ul>`);
  document.querySelector('a')?.dispatchEvent(click());
  showAll();
  expect(recorded().map(([type]) => type)).toEqual(['product:impression', 'product:click']);
});

it('a colour of a card that is followed is told of as what it is, and the card as its own', () => {
  const colour = '<a href="#gul" data-goods="8" title="Gul"><svg></svg></a>';
  const { recorded } = open(
    `<ul>${card('Mugg, röd', '7|9000||SEK|Muggar|Röd').replace('</article>', `${colour}</article>`)}</ul>`,
  );
  for (const link of document.querySelectorAll('a')) (link.firstElementChild ?? link).dispatchEvent(click());
  expect(
    recorded().map(([, data]) => 'card' in data && [data.card.productId, data.card.variant, data.card.name]),
  ).toEqual([
    [7, 'Röd', 'Mugg, röd'],
    [7, 'Röd', 'Mugg, röd'],
    [8, 'Gul', 'Mugg, gul'],
  ]);
});

it('finds the card of a product by its heart', () => {
  open(`<ul>${card('Mugg', '7')}</ul>`);
  expect([cardOf(document, 7)?.name, cardOf(document, 9)]).toEqual(['Mugg', null]);
});

const click = () => new MouseEvent('click', { bubbles: true });
