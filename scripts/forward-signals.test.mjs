import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { forwardSignals } from './forward-signals.mjs';

const orderly = "process.once('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 1000);";

function start(script) {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, up: new Promise((resolve) => child.stdout.once('data', resolve)) };
}

it('passes a signal on and ends with the exit code that the child chose', async () => {
  const { child, up } = start(orderly);
  const code = forwardSignals(child);
  await up;
  process.emit('SIGTERM', 'SIGTERM');
  expect(await code).toBe(7);
});

it('gives 128 and the number of the signal that ended the child', async () => {
  const { child, up } = start("console.log('up'); setInterval(() => {}, 1000);");
  const code = forwardSignals(child);
  await up;
  child.kill('SIGKILL');
  expect(await code).toBe(137);
});

it('leaves no listener behind', async () => {
  const before = process.listenerCount('SIGTERM');
  const { child } = start('');
  await forwardSignals(child);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
