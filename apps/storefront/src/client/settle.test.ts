// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { linkInFocus, settle } from './settle.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="content" tabindex="-1"><h1>Villkor</h1><h2 id="returns">Ångerrätt</h2></main>';
  vi.spyOn(window, 'scrollTo').mockReset();
  Element.prototype.scrollIntoView = vi.fn<() => void>(); // this document has no window to scroll
});

const focused = () => document.activeElement?.textContent;

it('leads window and focus to the part that the address names, as a document of its own would', () => {
  settle({ scroll: 'fragment', id: 'returns', movesFocus: true }, window);
  expect(focused()).toBe('Ångerrätt');
  expect(document.getElementById('returns')?.scrollIntoView).toHaveBeenCalledOnce();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('begins at the top where the address names nothing of the page', () => {
  settle({ scroll: 'fragment', id: 'missing', movesFocus: true }, window);
  expect(focused()).toBe('Villkor');
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('leaves the focus where it was on a page that was left half way down', () => {
  settle({ scroll: 'place', top: 700, link: null, movesFocus: false }, window);
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
});

it('gives the focus back to the link that was followed, where the page still has it', () => {
  document.body.innerHTML = '<main id="content"><h1>Muggar</h1><a href="/p/a">A</a><a href="/p/b">B</a></main>';
  document.querySelectorAll('a')[1]?.focus();
  const link = linkInFocus(document);
  expect(link).toBe('/p/b');
  document.body.innerHTML = String(document.body.innerHTML);
  settle({ scroll: 'place', top: 700, link, movesFocus: false }, window);
  expect(focused()).toBe('B');
  settle({ scroll: 'place', top: 700, link: '/p/gone', movesFocus: false }, window);
  expect(focused()).toBe('B');
});

it('remembers no link that stands outside what the page is about', () => {
  document.body.innerHTML = '<header><a href="/">Torg</a></header><main id="content"><a href="/p/a">A</a></main>';
  document.querySelector('a')?.focus();
  expect(linkInFocus(document)).toBeNull();
});

it('gives the focus to the name of a product, and not to the link of its card that asks for the size', () => {
  document.body.innerHTML =
    '<main id="content"><a href="/p/a" data-quick-add="a">Välj storlek</a><a href="/p/a">Raggsockor</a></main>';
  settle({ scroll: 'place', top: 700, link: '/p/a', movesFocus: false }, window);
  expect(focused()).toBe('Raggsockor');
});
