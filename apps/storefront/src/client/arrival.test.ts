import { describe, expect, it } from 'vitest';
import type { FoundPage } from '../page/shown-page.tsx';
import { arrivalOf } from './arrival.ts';
import type { Shown } from './navigator.ts';

function shown(address: string, by: Shown['by'] = 'push', arrives: FoundPage['arrives'] = 'at-top'): Shown {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const head = { title: '', alternates: {} };
  const page: FoundPage = {
    kind: 'found',
    name: 'home',
    params: {},
    head,
    frame: 'default',
    arrives,
    View: () => null,
  };
  return { by, location: { pathname, search, hash, key: 'k' }, page };
}

const front = shown('/', 'start');
const left = { top: 700, link: '/p/mugg' };

describe('a page', () => {
  it('begins at its top, with the focus on what is new', () => {
    expect(arrivalOf(shown('/nyheter'), front, null)).toEqual({ scroll: 'top', movesFocus: true });
    expect(arrivalOf(shown('/nyheter', 'replace'), front, left)).toEqual({ scroll: 'top', movesFocus: true });
  });

  it('stays where its sketch came to', () => {
    expect(arrivalOf(shown('/p/mugg#omdomen', 'fill'), front, left)).toEqual({ scroll: 'stay', movesFocus: false });
  });

  it('begins at the fragment of its address, however that is written', () => {
    expect(arrivalOf(shown('/villkor#%C3%A5ngerr%C3%A4tt'), front, null)).toMatchObject({ id: 'ångerrätt' });
    expect(arrivalOf(shown('/villkor#%E0%A4%A'), front, null)).toMatchObject({ scroll: 'top' });
  });

  it.each(['pop', 'start', 'fragment'] as const)('is where it was left after %s', (by) => {
    expect(arrivalOf(shown('/nyheter#lista', by), front, left)).toMatchObject({ scroll: 'place', top: 700 });
  });

  it('gives the focus back to what was followed, also where Back or a reload brought the document anew', () => {
    expect(arrivalOf(shown('/nyheter', 'pop'), front, left)).toMatchObject({ link: '/p/mugg' });
    expect(arrivalOf(shown('/nyheter', 'start'), front, left)).toMatchObject({ link: '/p/mugg' });
    expect(arrivalOf(shown('/nyheter#lista', 'fragment'), front, left)).toMatchObject({ link: null });
  });

  it('is left to the browser on a first visit and at a fragment that is new', () => {
    for (const next of [shown('/nyheter#lista', 'start'), shown('/#lista', 'fragment')]) {
      expect(arrivalOf(next, front, null)).toEqual({ scroll: 'stay', movesFocus: false });
    }
  });

  it('begins at its top on Back where nobody knows any more where it was left', () => {
    expect(arrivalOf(shown('/nyheter', 'pop'), front, null)).toMatchObject({ scroll: 'top' });
  });
});

describe('between two pages of a customer', () => {
  const orders = shown('/mina-sidor/ordrar', 'push', 'in-account');
  const settings = shown('/mina-sidor/installningar', 'push', 'in-account');

  it('the window stays, and the focus moves', () => {
    expect(arrivalOf(settings, orders, null)).toEqual({ scroll: 'stay', movesFocus: true });
  });

  it('a form of one of them begins at its top, and so does the page once it is sent', () => {
    const form = shown('/mina-sidor/adresser?address=new', 'push', 'in-account');
    const book = shown('/mina-sidor/adresser?saved=1', 'push', 'in-account');
    expect(arrivalOf(book, form, null)).toEqual({ scroll: 'top', movesFocus: true });
    expect(arrivalOf(form, book, null)).toEqual({ scroll: 'top', movesFocus: true });
  });

  it('it does not stay on the way in and out', () => {
    expect(arrivalOf(orders, front, null)).toMatchObject({ scroll: 'top' });
    expect(arrivalOf(front, orders, null)).toMatchObject({ scroll: 'stay', movesFocus: false });
    expect(arrivalOf(shown('/'), orders, null)).toMatchObject({ scroll: 'top' });
  });
});

describe('within one product', () => {
  function inColour(address: string, family = 'product 7'): Shown {
    const { page, ...rest } = shown(address);
    return page.kind === 'found'
      ? { ...rest, page: { ...page, head: { ...page.head, family } } }
      : expect.unreachable();
  }

  it('window and focus stay where another colour is chosen', () => {
    const answer = arrivalOf(inColour('/p/vante-bla'), inColour('/p/vante-rod'), null);
    expect(answer).toEqual({ scroll: 'stay', movesFocus: false });
  });

  it('another product begins at its top', () => {
    const answer = arrivalOf(inColour('/p/mugg', 'product 8'), inColour('/p/vante-rod'), null);
    expect(answer).toMatchObject({ scroll: 'top' });
  });
});

describe('within one list', () => {
  const list = (address: string) => shown(address, 'push', 'in-list');

  it.each([
    ['/c/koket?sort=PRICE&page=1', '/c/koket'],
    ['/c/koket?brands=Lera~b_1', '/c/koket?page=3'],
  ])('window and focus stay where the choice changes, to %s from %s', (next, before) => {
    const answer = arrivalOf(list(next), list(before), null);
    expect(answer).toEqual({ scroll: 'stay', movesFocus: false });
  });

  it('window and focus stay where more of its pages come', () => {
    const grown = shown('/c/koket?page=3&first=1', 'replace', 'in-list');
    expect(arrivalOf(grown, list('/c/koket?page=2&first=1'), null)).toEqual({ scroll: 'stay', movesFocus: false });
  });

  it('another page of it, or another list, begins at the top', () => {
    for (const next of ['/c/koket?page=2', '/c/barn']) {
      expect(arrivalOf(list(next), list('/c/koket'), null)).toMatchObject({ scroll: 'top' });
    }
  });
});
