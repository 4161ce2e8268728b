import { expect, it } from 'vitest';
import { isGivenUp, nextQuestion } from './next-question.rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it('asks ever more seldom, and for the last time when a day is over', () => {
  const asked: number[] = [];
  for (let now = 5 * MINUTE; asked.length < 100 && !isGivenUp(0, now); now = nextQuestion(0, now)) asked.push(now);
  const pauses = asked.slice(1).map((moment, index) => moment - (asked[index] ?? 0));
  expect(pauses[0]).toBe(1.25 * MINUTE);
  expect(Math.max(...pauses)).toBe(2 * 60 * MINUTE);
  expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((one, other) => one - other));
  expect(nextQuestion(0, asked.at(-1) ?? 0)).toBe(DAY);
  expect(asked.length).toBeLessThan(40);
});

it('waits a minute at least, also where a day is over and the provider did not answer', () => {
  expect(nextQuestion(0, 0)).toBe(MINUTE);
  expect(nextQuestion(0, DAY)).toBe(DAY + MINUTE);
});
