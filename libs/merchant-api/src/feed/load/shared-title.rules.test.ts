import { describe, expect, it } from 'vitest';
import { sharedTitle, titleOfSizes, withoutLastSize } from './shared-title.rules.ts';

const sizes = (...own: [title: string, size: string | null][]) => own.map(([title, size]) => ({ title, size }));

describe('a product of several sizes is called', () => {
  it.each([
    ['Skjorta blå', sizes(['Skjorta blå S', 'S'], ['Skjorta blå M', 'M'])],
    ['Skjorta, blå', sizes(['Skjorta, blå, XS', 'XS'], ['Skjorta, blå, S', 'S'])],
    ['Skjorta (blå)', sizes(['Skjorta (blå, S)', 'S'], ['Skjorta (blå, M)', 'M'])],
    ['Skjorta blå', sizes(['Skjorta blå (S)', 'S'], ['Skjorta blå (M)', 'M'])],
    ['Skjorta blå', sizes(['Skjorta S blå', 'S'], ['Skjorta M blå', 'M'])],
    ['Skjorta – blå', sizes(['Skjorta – blå – stl. 38', '38'], ['Skjorta – blå – stl. 40', '40'])],
    ['Ljus', sizes(['Ljus 10 cm', '10 cm'], ['Ljus 20 cm', '20 cm'])],
    ['Ljus', sizes(['Ljus 10 cm', '10×2'], ['Ljus 20 cm', '20×2'])],
    ['Skjorta blå', sizes(['Skjorta blå Small', 'S'], ['Skjorta blå Medium', 'M'])],
    ['Skjorta (blå)', sizes(['Skjorta (blå, Small)', 'S'], ['Skjorta (blå, Medium)', 'M'])],
    ['Skjorta blå', sizes(['Skjorta (S) blå', 'S'], ['Skjorta (M) blå', 'M'])],
    ['Skjorta', sizes(['Skjorta', 'S'], ['Skjorta M', 'M'])],
    ['Bord', sizes(['Bord i storlek 120', '120 cm'], ['Bord i storlek 140', '140 cm'])],
    ['Mugg S', sizes(['Mugg S', 'S'], ['Mugg S', 'M'])],
    ['Liten mugg', sizes(['Liten mugg', 'S'], ['Stor mugg', 'M'])],
    ['S', sizes(['S', 'S'], ['M', 'M'])],
    ['Tröja (ull', sizes(['Tröja (ull', null], ['Tröja (ull', null])],
  ])('%s', (name, own) => {
    expect(titleOfSizes(own)).toBe(name);
  });
});

it.each([
  ['Skjorta grön S', 'S', 'Skjorta grön'],
  ['Skjorta grön (S)', 'S', 'Skjorta grön'],
  ['Skjorta (grön, S)', 'S', 'Skjorta (grön)'],
  ['Skjorta grön, storlek s', 'S', 'Skjorta grön'],
  ['Skjorta S S', 'S', 'Skjorta'],
  ['Skjorta XS', 'S', 'Skjorta XS'],
  ['S', 'S', 'S'],
  ['Skjorta', null, 'Skjorta'],
  ['Drömmer om', 'S', 'Drömmer om'],
  ['Krus, ', 'S', 'Krus, '],
  ['Rör 1,5"', '1,5"', 'Rör'],
])('“%s”, whose only size is %s, is called %s, and so again', (title, size, name) => {
  expect(withoutLastSize({ title, size })).toBe(name);
  expect(withoutLastSize({ title: name, size })).toBe(name);
});

it.each([
  ['Skjorta', ['Skjorta, Blå', 'Skjorta, Grön']],
  ['Kudde', ['Kudde i ull', 'Kudde i lin', 'Kudde - siden']],
  ['Blå skjorta', ['Blå skjorta', 'Grön skjorta']],
])('a group is called %s', (name, titles) => {
  expect(sharedTitle(titles)).toBe(name);
});
