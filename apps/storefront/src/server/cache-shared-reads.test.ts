import { describe, expect, it } from 'vitest';
import { cacheSharedReads } from './cache-shared-reads.ts';

function setUp() {
  const time = { now: 0 };
  const asked: string[] = [];
  const reads = cacheSharedReads({ now: () => time.now });
  const read = (name: string, answer: Promise<string> = Promise.resolve(`${name} at ${time.now}`)) =>
    reads.read(name, () => {
      asked.push(name);
      return answer;
    });
  return { time, asked, read };
}

describe('what all visitors may share', () => {
  it('is asked for once a minute', async () => {
    const { time, asked, read } = setUp();
    expect(await read('roots')).toBe('roots at 0');
    time.now = 59_999;
    expect(await read('roots')).toBe('roots at 0');
    time.now = 60_000;
    expect(await read('roots')).toBe('roots at 60000');
    expect(asked).toHaveLength(2);
  });

  it('is asked for once by visitors who come at the same time', async () => {
    const { asked, read } = setUp();
    let answer = (_text: string) => {};
    const late = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const both = [read('roots', late), read('roots')];
    answer('late');
    expect(await Promise.all(both)).toEqual(['late', 'late']);
    expect(asked).toEqual(['roots']);
  });

  it('is asked for again after a failure', async () => {
    const { read } = setUp();
    await expect(read('roots', Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read('roots')).toBe('roots at 0');
  });

  it('is kept under five hundred names, that which was asked for longest ago giving way', async () => {
    const { asked, read } = setUp();
    await read('menu');
    for (let n = 1; n < 500; n += 1) await read(`list ${n}`);
    await read('menu');
    await read('list 500');
    asked.length = 0;
    await read('menu');
    await read('list 2');
    expect(asked).toEqual([]);
    await read('list 1');
    expect(asked).toEqual(['list 1']);
  });
});
