import { describe, expect, it } from 'vitest';
import { blockingTime, median, medians, slowestEvent } from './figures.ts';

describe('median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[900, 20, 100], 100],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %s', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

it('takes the median of each figure by itself, over the visits that have it', () => {
  const samples = [
    { firstPaint: 500, blocking: 0, listToProduct: 300 },
    { firstPaint: 900, blocking: 200 },
    { firstPaint: 600, blocking: 10 },
  ];
  expect(medians(samples)).toEqual({ firstPaint: 600, blocking: 10, listToProduct: 300 });
});

describe('blockingTime', () => {
  it.each([
    ['what is over 50 ms of each task', [span(600, 120), span(900, 51)], 71],
    ['nothing of a task of 50 ms', [span(600, 50)], 0],
    ['nothing of a task that ended before', [span(100, 300)], 0],
    ['a task that had begun before from there on', [span(400, 300)], 150],
  ])('counts %s', (_, tasks, blocked) => {
    expect(blockingTime(tasks, 500)).toBe(blocked);
  });
});

describe('slowestEvent', () => {
  it('is the slowest of those since the tap', () => {
    expect(slowestEvent([span(100, 400), span(2_000, 64), span(2_001, 72)], 2_000)).toBe(72);
  });

  it('is the least that browsers tell where they told nothing', () => {
    expect(slowestEvent([span(100, 400)], 2_000)).toBe(16);
  });
});

function span(startTime: number, duration: number) {
  return { startTime, duration };
}
