import { expect, it } from 'vitest';
import { cacheBriefly } from './cache-briefly.ts';

function counted(cacheMs: number) {
  let [reads, now] = [0, 0];
  const read = async (market: string) => {
    reads += 1;
    if (market === 'gone') throw new Error('no such market');
    return `${market} ${reads}`;
  };
  const settingsOf = cacheBriefly(read, { clock: { now: () => now }, cacheMs });
  return { settingsOf, at: (moment: number) => void (now = moment) };
}

it('reads settings once for all who ask within the time, each market for itself', async () => {
  const { settingsOf, at } = counted(1000);
  const both = await Promise.all([settingsOf('se'), settingsOf('se')]);
  at(999);
  expect([...both, await settingsOf('se'), await settingsOf('no')]).toEqual(['se 1', 'se 1', 'se 1', 'no 2']);
  at(1000);
  expect(await settingsOf('se')).toBe('se 3');
  // The clock is set back.
  at(500);
  expect(await settingsOf('se')).toBe('se 4');
});

it('asks again after a failure, and each time where nothing is to be kept', async () => {
  const { settingsOf } = counted(1000);
  await expect(settingsOf('gone')).rejects.toThrow('no such market');
  await expect(settingsOf('gone')).rejects.toThrow('no such market');
  const each = counted(0);
  expect([await each.settingsOf('se'), await each.settingsOf('se')]).toEqual(['se 1', 'se 2']);
});
