import { expect, it } from 'vitest';
import { acceptedQuantity } from './quantity-draft.ts';

it.each([
  { typed: '1', accepted: 1 },
  { typed: ' 3 ', accepted: 3 },
  { typed: '007', accepted: 7 },
  { typed: '10', accepted: 10 },
  { typed: '11', accepted: null },
  { typed: '0', accepted: null },
  { typed: '-1', accepted: null },
  { typed: '1.5', accepted: null },
  { typed: '1e1', accepted: null },
  { typed: '', accepted: null },
  { typed: '9999999999', accepted: null },
])('of 1 to 10, "$typed" is $accepted', ({ typed, accepted }) => {
  expect(acceptedQuantity(typed, 1, 10)).toBe(accepted);
});
