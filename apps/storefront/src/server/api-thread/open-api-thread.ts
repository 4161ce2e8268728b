import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ApiSettings } from '@torg/merchant-api/settings';
import type { EmbeddedApi } from '../embedded-api.ts';
import { createPendingCalls } from './pending-calls.ts';
import type { FromApi, ToApi } from './thread-messages.ts';

/** Opens the embedded Merchant API in a thread of its own, so that nothing it works out keeps a page waiting. */
export async function openApiThread(settings: ApiSettings, execArgv = process.execArgv): Promise<EmbeddedApi> {
  // The file runs as it was written in development, and as it was built in production.
  const file = new URL(`./api-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
  const worker = new Worker(file, { workerData: settings, execArgv });
  await opened(worker);
  const calls = createPendingCalls((message: ToApi, handedOver) => worker.postMessage(message, handedOver));
  worker.on('message', calls.receive);
  worker.on('error', (error) => calls.end(error));
  worker.on('exit', () => calls.end(new Error('The thread of the Merchant API has ended')));
  let closing: Promise<unknown> | undefined;
  const close = async () => {
    closing ??= once(worker, 'exit');
    worker.postMessage({ kind: 'close' } satisfies ToApi);
    await closing;
  };
  return { fetch: calls.send, close };
}

async function opened(worker: Worker): Promise<void> {
  const [message]: [FromApi] = await firstMessage(worker);
  if (message.kind !== 'unable') return;
  await worker.terminate();
  throw new Error(message.message);
}

async function firstMessage(worker: Worker): Promise<[FromApi]> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread of the Merchant API ended before it was open');
  });
  const first = once(worker, 'message') as Promise<[FromApi]>; // Node types the arguments of an event as anything
  return Promise.race([first, ended]);
}
