import { expect, it } from 'vitest';
import { createMemoryStorage } from '@torg/stores/testing';
import { noteViewed, readViewed } from './viewed-products.ts';

it('what was looked at stands with the latest first, each once, and at most twenty-one', () => {
  const storage = createMemoryStorage('3,x,3,-1,8');
  noteViewed(storage, 8);
  expect(readViewed(storage)).toEqual([8, 3]);
  for (let id = 100; id < 130; id += 1) noteViewed(storage, id);
  expect(readViewed(storage)).toHaveLength(21);
  expect(readViewed(storage)[0]).toBe(129);
});

it('nothing was looked at where nothing is stored', () => {
  expect(readViewed(createMemoryStorage())).toEqual([]);
});
