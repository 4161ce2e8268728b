import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = join(import.meta.dirname, 'blender');
const howToGet = [
  'Pictures are taken with Blender 3.4 to 3.6, whose Python has numpy, and a C compiler.',
  'Debian and Ubuntu: apt install blender python3-numpy gcc fonts-liberation. Others: blender.org/download/lts.',
  'Where Blender is not on the path, name it: BLENDER=/path/to/blender npm run pictures',
].join('\n');

const stopSignals = ['SIGINT', 'SIGTERM'] as const;

/** What Blender told of one shot. */
export interface ShotReport {
  name: string;
  seconds: number;
  error?: string;
}

/** Blender, and what it needs, is not there. */
class NoBlender extends Error {
  constructor(reason: string) {
    super(`${reason}\n${howToGet}`);
    this.name = 'NoBlender';
  }
}

/** The path of a Blender that takes these pictures. */
export function findBlender(): string {
  const blender = process.env.BLENDER ?? 'blender';
  const { stdout, error } = spawnSync(blender, ['--version'], { encoding: 'utf8' });
  if (error) throw new NoBlender(`${blender} does not start.`);
  const version = /Blender (\d+\.\d+)/.exec(stdout)?.[1];
  if (version === undefined || !/^3\.[456]$/.test(version))
    throw new NoBlender(`${blender} is ${version ?? 'unknown'}.`);
  return blender;
}

/** Compiles the filter that takes out noise; Debian's Blender has none. */
export function compileFilter(into: string): string {
  const filter = join(into, 'denoise.so');
  const source = join(folder, 'studio/denoise.c');
  const options = ['-O3', '-march=native', '-ffast-math', '-shared', '-fPIC'];
  const { status, stderr } = spawnSync('gcc', [...options, source, '-o', filter, '-lm'], { encoding: 'utf8' });
  if (status !== 0) throw new NoBlender(`The filter could not be compiled: ${stderr ?? 'gcc does not start'}`);
  return filter;
}

/** How many Blenders work side by side: one a core, as far as the memory goes. */
export function blenderCount(): number {
  const memoryOfEach = 4e9;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / memoryOfEach)));
}

/** What a Blender needs besides its shots. */
interface Workplace {
  /** Path of the Blender. */
  blender: string;
  /** Path of the compiled filter. */
  filter: string;
  /** Where the pictures are put. */
  folder: string;
}

/**
 * Lets a Blender take shots at low priority, and tells of each as it is done. It takes the next of `shots` whenever it is
 * free, so several can share them, and ends with this process.
 *
 * One thread each: with two, takes of the same shot differ in their last bits.
 */
export async function* takeShots(
  { blender, filter, folder: to }: Workplace,
  shots: Iterator<{ name: string }, undefined>,
): AsyncGenerator<ShotReport> {
  const script = ['-b', '-t', '1', '--python-exit-code', '1', '--python', join(folder, 'shoot.py'), '--', filter, to];
  const work = spawn('nice', ['-n', '19', blender, ...script], { stdio: ['pipe', 'pipe', 'inherit'] });
  work.stdin.on('error', () => undefined); // A Blender that has ended is told of by how it ended.
  let taking: { name: string } | undefined;
  const handOver = () => {
    taking = shots.next().value;
    if (taking) work.stdin.write(`${JSON.stringify(taking)}\n`);
    else work.stdin.end();
  };
  const stop = () => work.kill();
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    handOver();
    for await (const line of createInterface({ input: work.stdout })) {
      if (!line.startsWith('SHOT ')) continue;
      handOver();
      yield JSON.parse(line.slice('SHOT '.length)) as ShotReport; // shoot.py writes it so
    }
    if (work.exitCode === null && work.signalCode === null) await once(work, 'exit');
    const end = work.exitCode ?? work.signalCode;
    if (end !== 0)
      throw new Error(
        `Blender ended with ${end} at ${taking?.name}. What it has taken is kept: run this again to go on`,
      );
  } finally {
    stop();
    for (const signal of stopSignals) process.off(signal, stop);
  }
}
