// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { earlyHearts } from './early-hearts.ts';

document.head.innerHTML = '<meta name="shop-boot" data-mark-label="Spara {name}" data-unmark-label="Ta bort {name}">';

function open(stored: string) {
  const kept = new Map([['k', stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  document.body.innerHTML =
    '<button data-favourite="7" data-name="Mugg"></button><button data-favourite="8" data-name="$&"></button>';
  let changes = 0;
  const hearts = earlyHearts(document, storage, 'k', () => (changes += 1));
  const seen = () =>
    [...document.querySelectorAll('button')].map((heart) => [heart.hasAttribute('data-marked'), heart.ariaLabel]);
  return { hearts, seen, kept, changes: () => changes };
}

it('hearts are as full as what is stored says', () => {
  const { seen } = open('7,9');
  expect(seen()).toEqual([
    [true, 'Ta bort Mugg'],
    [false, 'Spara $&'],
  ]);
});

it('a touch marks and unmarks, in what is stored and on the page, and is kept for the stores to hear of', () => {
  const { hearts, seen, kept, changes } = open('9');
  hearts.mark(7);
  expect([kept.get('k'), seen()[0]]).toEqual(['7,9', [true, 'Ta bort Mugg']]);
  hearts.mark(7);
  expect([kept.get('k'), seen()[0]]).toEqual(['9', [false, 'Spara Mugg']]);
  expect(changes()).toBe(2);
  expect(hearts.marked).toEqual([
    { productId: 7, isMarked: true },
    { productId: 7, isMarked: false },
  ]);
});

it('a browser that stores nothing marks nothing', () => {
  document.body.innerHTML = '<button data-favourite="7"></button>';
  const onChange = vi.fn<() => void>();
  const hearts = earlyHearts(document, { getItem: () => null, setItem: () => {} }, 'k', onChange);
  hearts.mark(7);
  expect([document.querySelector('[data-marked]'), hearts.marked, onChange.mock.calls]).toEqual([null, [], []]);
});
