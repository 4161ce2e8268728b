import { expect, it, vi } from 'vitest';
import { runMailSender } from './run-mail-sender.ts';

function manualRepeat() {
  let task: (() => void) | null = null;
  return {
    repeat: (_: number, given: () => void) => {
      task = given;
      return () => void (task = null);
    },
    tick: () => task?.(),
  };
}

it('looks into the outbox at each tick, never twice at once, and no more once it is stopped', async () => {
  const { repeat, tick } = manualRepeat();
  const sendDue = vi.fn(async () => 0);
  const running = runMailSender({ sendDue, end: async () => {} }, repeat, () => {});
  tick();
  tick();
  await new Promise((resolve) => setImmediate(resolve));
  tick();
  await running.stop();
  tick();
  expect(sendDue).toHaveBeenCalledTimes(2);
});

it('ends only when what is being sent was sent', async () => {
  const { repeat, tick } = manualRepeat();
  let wasSent = () => {};
  const sending = new Promise<number>((resolve) => (wasSent = () => resolve(1)));
  const running = runMailSender({ sendDue: () => sending, end: async () => {} }, repeat, () => {});
  tick();
  let stopped = false;
  const stopping = running.stop().then(() => (stopped = true));
  await Promise.resolve();
  expect(stopped).toBe(false);
  wasSent();
  await stopping;
  expect(stopped).toBe(true);
});

it('reports what goes wrong and goes on', async () => {
  const { repeat, tick } = manualRepeat();
  const report = vi.fn();
  const sendDue = vi.fn(() => Promise.reject(new Error('Database away')));
  const running = runMailSender({ sendDue, end: async () => {} }, repeat, report);
  tick();
  await running.stop();
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('Database away'));
});
