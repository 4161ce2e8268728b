import { expect, it } from 'vitest';
import { readCarrierList } from './carrier-list.ts';

it("reads a carrier's list as the carrier wrote it", () => {
  const data = { options: [{ id: 'home', name: 'Hem' }], selectedOptionId: 'home' };
  expect(readCarrierList(JSON.stringify(data))).toEqual(data);
  expect(readCarrierList(JSON.stringify({ ...data, selectedOptionId: 7 }))?.selectedOptionId).toBeNull();
});

it.each([null, '', 'no JSON', '[]', '"text"', '{"options":"none"}', '{"options":[],"problem":{}}'])(
  'finds nothing to choose in %s',
  (data) => expect(readCarrierList(data)).toBeNull(),
);
