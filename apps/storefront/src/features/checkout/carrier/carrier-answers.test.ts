import { expect, it } from 'vitest';
import { answerLines } from './carrier-answers.ts';

const lines = (...answers: unknown[]) => answerLines(JSON.stringify(answers));

it('writes what was answered as lines, under the names that the list has for it', () => {
  const code = { id: 'doorCode', name: 'Portkod', value: '1234' };
  expect(lines(code, { id: 'floor', label: 'Våning', value: 3 })).toEqual(['Portkod: 1234', 'Våning: 3']);
  expect(lines({ id: 'doorCode', value: '1234' })).toEqual(['doorCode: 1234']);
});

it('makes one line of each answer, and none of what was left empty', () => {
  expect(lines({ name: 'Till föraren', value: ' Ring på\nhos grannen ' })).toEqual([
    'Till föraren: Ring på hos grannen',
  ]);
  expect(lines({ name: 'Portkod', value: ' ' }, { name: 'Portkod' }, { value: '1234' }, null, 'text')).toEqual([]);
});

it.each(['', 'no JSON', '{"value":"1234"}'])('writes nothing of %j, which is no answer', (fields) => {
  expect(answerLines(fields)).toEqual([]);
});
