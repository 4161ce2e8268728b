import { expect, it, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

const readAll = () =>
  vi.fn(async (keys: readonly number[]) => new Map(keys.filter((key) => key > 0).map((key) => [key, `#${key}`])));

it('reads what is asked for together at once, and each key once', async () => {
  const read = readAll();
  const loader = createBatchLoader(read);
  const answers = await Promise.all([1, 2, 1].map((key) => loader.load(key)));
  expect(answers).toEqual(['#1', '#2', '#1']);
  await loader.load(2);
  expect(read.mock.calls).toEqual([[[1, 2]]]);
});

it('waits for what is asked for after a promise of the same turn', async () => {
  const read = readAll();
  const loader = createBatchLoader(read);
  await Promise.all([loader.load(1), Promise.resolve().then(() => loader.load(2))]);
  expect(read.mock.calls).toEqual([[[1, 2]]]);
});

it('answers nothing for a key that is not there, and starts anew in a later turn', async () => {
  const read = readAll();
  const loader = createBatchLoader(read);
  expect(await loader.load(-1)).toBeUndefined();
  expect(await loader.load(3)).toBe('#3');
  expect(read).toHaveBeenCalledTimes(2);
});

it('fails everyone who asked when reading fails', async () => {
  const loader = createBatchLoader<number, string>(() => Promise.reject(new Error('down')));
  const [first, second] = await Promise.allSettled([loader.load(1), loader.load(2)]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
});

it('reads anew what could not be read, and what is to be forgotten', async () => {
  const read = readAll().mockRejectedValueOnce(new Error('down'));
  const loader = createBatchLoader(read);
  await expect(loader.load(1)).rejects.toThrow('down');
  expect(await loader.load(1)).toBe('#1');
  loader.forget([1]);
  expect(await loader.load(1)).toBe('#1');
  expect(read).toHaveBeenCalledTimes(3);
});
