// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { ProductCard } from '@torg/ui';
import { touchedCards } from './touched-card.ts';

const onTouch = vi.fn();
const cards = touchedCards(document, onTouch);

const mug = createElement(ProductCard, {
  href: '/p/muggar/mugg?v=1',
  name: 'Mugg Strand',
  brand: 'Lerkulla',
  image: { src: '/mug.avif', alt: '' },
  price: { selling: '189 kr', prior: '249 kr', spoken: 'Nu 189 kr, förut 249 kr' },
});

beforeEach(() => {
  onTouch.mockClear();
  document.body.innerHTML = `${renderToStaticMarkup(mug)}<a id="apart" href="/om-oss">Om oss</a>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

const press = (selector: string, type: 'pointerdown' | 'click') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
/** jsdom fetches no picture. */
const come = (src: string) =>
  Object.defineProperties(document.querySelector('img'), {
    complete: { value: true },
    naturalWidth: { value: 480 },
    currentSrc: { value: src },
  });

it('knows from the markup alone what the card of the opened link shows', () => {
  come('http://localhost/mug-320.avif');
  press('h3 a', 'click');
  const { sketch, picture } = cards.at('/p/muggar/mugg?v=1') ?? {};
  expect(sketch).toMatchObject({ name: 'Mugg Strand', brand: 'Lerkulla', picture: 'http://localhost/mug-320.avif' });
  // As the card says it, the prior price and what is heard included.
  expect(sketch?.price).toContain('Nu 189 kr, förut 249 kr');
  expect(sketch?.price).toMatch(/<s[^>]*><bdi>249 kr/);
  expect(picture).toBe(document.querySelector('img'));
});

it('takes no picture for seen that has not come', () => {
  press('h3 a', 'click');
  expect(cards.at('/p/muggar/mugg?v=1')).toMatchObject({ sketch: { picture: null }, picture: null });
});

it.each([
  ['a link beside the cards', '#apart', '/om-oss'],
  ['another path than the card leads to', 'h3 a', '/p/muggar/annan'],
])('knows no card of %s', (_, selector, path) => {
  press(selector, 'click');
  expect(cards.at(path)).toBeNull();
});

it('is of one opening alone', () => {
  press('h3 a', 'click');
  cards.at('/p/muggar/mugg?v=1');
  expect(cards.at('/p/muggar/mugg?v=1')).toBeNull();
});

it('tells of a card that is pressed, before it is opened', () => {
  press('#apart', 'pointerdown');
  expect(onTouch).not.toHaveBeenCalled();
  press('h3 a', 'pointerdown');
  expect(onTouch).toHaveBeenCalledTimes(1);
});
