import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ApiSettings } from '@torg/merchant-api/settings';
import type { EmbeddedApi } from '../embedded-api.ts';
import { keepApiOpen, type KeepingPorts } from './keep-api-open.ts';
import { openedThread } from './opened-thread.ts';
import type { ThreadStart } from './thread-messages.ts';

export interface ThreadPorts extends KeepingPorts {
  startWorker(start: ThreadStart): Worker;
}

/** The ports of a shop that runs: its threads are started as it was started itself. */
export function threadPorts(report: (error: unknown) => void): ThreadPorts {
  return {
    clock: { now: () => Date.now() },
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    report,
    startWorker: (start) => startWorker(start),
  };
}

/** Starts the worker's file, as it was written in development and as it was built in production. */
export function startWorker(start: ThreadStart, execArgv = process.execArgv): Worker {
  const file = new URL(`./api-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
  return new Worker(file, { workerData: start, execArgv });
}

/** Opens the embedded Merchant API in a thread of its own, so that nothing it works out keeps a page waiting. */
export function openApiThread(settings: ApiSettings, ports: ThreadPorts): Promise<EmbeddedApi> {
  const formerThreads: number[] = [];
  return keepApiOpen(() => {
    const worker = ports.startWorker({ settings, formerThreads });
    formerThreads.push(worker.threadId);
    return openedThread(worker);
  }, ports);
}
