import { expect, it } from 'vitest';
import { missingChoices } from './missing-choices.ts';

const groups = [
  { groupId: 1, required: true },
  { groupId: 2, required: false },
  { groupId: 3, required: true },
];

it.each([
  [[], [1, 3]],
  [[2], [1, 3]],
  [[3, 1], []],
  [[1, 9], [3]],
])('a package with picks in the groups %j lacks those in %j', (picked, missing) => {
  expect(
    missingChoices(
      groups,
      picked.map((groupId) => ({ groupId })),
    ),
  ).toEqual(missing);
});
