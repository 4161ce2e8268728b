// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { settle } from './settle.ts';

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
  settle({ scroll: 'place', top: 700, movesFocus: false }, window);
  expect(document.activeElement).toBe(document.body);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700);
});
