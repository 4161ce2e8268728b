import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { EmbeddedApi } from '../embedded-api.ts';
import { createPendingCalls } from './pending-calls.ts';
import type { FromApi, ToApi } from './thread-messages.ts';

/** The Merchant API in one thread, for as long as that thread lives. */
export interface ApiThread extends EmbeddedApi {
  /** Gives the reason when the thread is gone, asked to or not. */
  ended: Promise<unknown>;
}

/** Waits until the API in a thread that was just started is open. Where that fails, the thread has ended. */
export async function openedThread(worker: Worker): Promise<ApiThread> {
  try {
    await opened(worker);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const calls = createPendingCalls((message: ToApi, handedOver) => worker.postMessage(message, handedOver));
  worker.on('message', calls.receive);
  const ended = endOf(worker);
  void ended.then(calls.end);
  const close = async () => {
    worker.postMessage({ kind: 'close' } satisfies ToApi);
    await ended;
  };
  return { fetch: calls.send, close, ended };
}

function endOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => {
    let reason: unknown;
    worker.on('error', (error) => (reason = error));
    worker.on('exit', (code) => resolve(reason ?? new Error(`The thread of the Merchant API ended with code ${code}`)));
  });
}

async function opened(worker: Worker): Promise<void> {
  const [message]: [FromApi] = await firstMessage(worker);
  if (message.kind === 'unable') throw new Error(message.message);
}

async function firstMessage(worker: Worker): Promise<[FromApi]> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread of the Merchant API ended before it was open');
  });
  const first = once(worker, 'message') as Promise<[FromApi]>; // Node types the arguments of an event as anything
  return Promise.race([first, ended]);
}
