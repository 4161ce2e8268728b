import { expect, it } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

it('is waited for by whoever asks, and tells what went wrong', async () => {
  const [done, reported]: [string[], unknown[]] = [[], []];
  const work = createBackgroundWork((error) => void reported.push(error));
  let resolve = () => {};
  const promise = new Promise<void>((done) => void (resolve = done));
  work.begin(() => promise.then(() => void done.push('slow')));
  work.begin(() => Promise.reject(new Error('lost')));
  const idle = work.idle();
  expect(done).toEqual([]);
  resolve();
  await idle;
  expect(done).toEqual(['slow']);
  expect(reported).toEqual([new Error('lost')]);
});

it('that begins other work is done when all of it is', async () => {
  const done: string[] = [];
  const work = createBackgroundWork(() => {});
  work.begin(async () => void work.begin(async () => void done.push('inner')));
  await work.idle();
  expect(done).toEqual(['inner']);
});
