import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeShots } from './blender.ts';

/** Takes its shots as Blender does, at once, and with one thread alone; one that is called `crash` ends it. */
const standIn = `#!${process.execPath}
if (!process.argv.join(' ').includes(' -t 1 ')) process.exit(12);
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { name } = JSON.parse(line);
  if (name === 'crash') process.exit(11);
  console.log('SHOT ' + JSON.stringify({ name, seconds: 0.1 }));
});
`;

describe('Blenders that share shots', () => {
  let folder: string;
  let workplace: Parameters<typeof takeShots>[0];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    const blender = join(folder, 'blender.cjs');
    writeFileSync(blender, standIn, { mode: 0o755 });
    workplace = { blender, filter: join(folder, 'denoise.so'), folder };
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  async function shift(shots: Iterator<{ name: string }>): Promise<string[]> {
    const taken: string[] = [];
    for await (const { name } of takeShots(workplace, shots)) taken.push(name);
    return taken;
  }

  it('take each shot once between them, in any order', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `mug ${number}`);
    const shots = names.map((name) => ({ name })).values();
    const taken = await Promise.all([shift(shots), shift(shots)]);
    expect(taken.flat().sort()).toEqual(names.sort());
  });

  it('say how one of them ended, while the others take what is left', async () => {
    const shots = [{ name: 'crash' }, { name: 'bowl' }, { name: 'jug' }].values();
    const [first, second] = await Promise.allSettled([shift(shots), shift(shots)]);
    expect(first).toMatchObject({ reason: { message: expect.stringContaining('Blender ended with 11 at crash') } });
    expect(second).toMatchObject({ value: ['bowl', 'jug'] });
  });
});
