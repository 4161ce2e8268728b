import { describe, expect, it } from 'vitest';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { vitalOf } from './vital-of.ts';

const origin = 'https://torg.example';

/** What is looked at of a metric. */
const measured = (name: MetricWithAttribution['name'], value: number, attribution: object) =>
  vitalOf({ name, value, attribution } as MetricWithAttribution, 'product', origin);
const touchIn = (sourceURL: string) => measured('INP', 240, { longestScript: { entry: { sourceURL } } }).script;

describe('what is told of a metric', () => {
  it.each([
    ['LCP', { target: 'main>img', url: 'https://torg.example/media/anna.webp' }, 'main>img'],
    ['CLS', { largestShiftTarget: '#news' }, '#news'],
    ['INP', { interactionTarget: '#buy' }, '#buy'],
  ] as const)('names the element of %s', (name, attribution, element) => {
    expect(measured(name, 1, attribution)).toEqual({ page: 'product', metric: name, value: 1, element });
  });

  it('names none where nobody knows one', () => {
    expect(measured('TTFB', 120.4, {})).toEqual({ page: 'product', metric: 'TTFB', value: 120 });
    expect(measured('INP', 40, { interactionTarget: '' })).not.toHaveProperty('element');
  });

  it('is whole milliseconds, and a score in four digits', () => {
    expect([measured('LCP', 1_234.56, {}).value, measured('CLS', 0.123456, {}).value]).toEqual([1_235, 0.1235]);
  });

  it('is no longer than the server takes', () => {
    expect(measured('LCP', 1, { target: 'a'.repeat(300) }).element).toHaveLength(100);
  });
});

describe('the script that kept a touch waiting', () => {
  it.each([
    ['https://torg.example/assets/main-B9Bo.js?v=2', 'main-B9Bo.js'],
    ['https://tags.example/gtm.js?id=anna', 'tags.example'],
    ['https://torg.example/p/mugg?q=anna', undefined],
    ['chrome-extension://abcdef/content.js', undefined],
    ['', undefined],
  ])('at %j is told as %j', (address, script) => {
    expect(touchIn(address)).toBe(script);
  });
});
