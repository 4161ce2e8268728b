import { parentPort, workerData } from 'node:worker_threads';
import { openLog } from '@torg/merchant-api/log';
import { startTelemetry } from '@torg/merchant-api/telemetry/start';
import { openApiHere } from '../open-api-here.ts';
import type { EmbeddedApi } from '../embedded-api.ts';
import type { FromApi, SentRequest, ThreadStart, ToApi } from './thread-messages.ts';

/** The Merchant API in a thread of its own: opened with the settings that the thread was given, asked by messages. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only');

function tell(message: FromApi, handedOver: ArrayBuffer[] = []): void {
  port?.postMessage(message, handedOver);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function answer(api: EmbeddedApi, { id, caller, url, method, headers, body }: SentRequest): Promise<void> {
  try {
    const response = await api.fetch(new Request(url, { method, headers, body }), caller);
    // A copy: what Yoga gives may be a part of a pool, which no thread can give away.
    const bytes = new Uint8Array(await response.arrayBuffer()).slice().buffer;
    tell({ kind: 'answer', id, status: response.status, headers: [...response.headers], body: bytes }, [bytes]);
  } catch (error) {
    tell({ kind: 'broken', id, message: messageOf(error) });
  }
}

try {
  const { settings, formerThreads }: ThreadStart = workerData;
  const { report } = openLog('merchant-api', settings.logLevel);
  const stopTelling = await startTelemetry(settings.collector, { service: 'torg-merchant-api', report });
  const api = await openApiHere(settings, formerThreads);
  port.on('message', (message: ToApi) => {
    if (message.kind === 'request') return void answer(api, message);
    void api
      .close()
      .then(stopTelling)
      .finally(() => {
        tell({ kind: 'closed' });
        port.close();
      });
  });
  tell({ kind: 'open' });
} catch (error) {
  tell({ kind: 'unable', message: messageOf(error) });
}
