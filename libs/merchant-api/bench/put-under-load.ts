import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from './bench-requests.ts';

/** What clients saw, in milliseconds. */
export interface LoadFigures {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** How hard to load. */
export interface Load {
  url: string;
  apiKey: string;
  clients: number;
  seconds: number;
  /** How long a client looks at an answer on average before it asks again; 0 loads as hard as the machine can bear. */
  pauseMs: number;
}

/** Sends one request and gives its body. */
export function send(agent: Agent, { url, apiKey }: Pick<Load, 'url' | 'apiKey'>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-apikey': apiKey,
      'content-length': Buffer.byteLength(body),
    };
    const sent = httpRequest(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The golden section spreads pauses evenly and is the same in every run. */
const GOLDEN = 0.618_034;

/** Lets that many clients ask one question after the other, each waiting for its answer. */
export async function putUnderLoad(nextRequest: () => BenchRequest, load: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.clients });
  const times: number[] = [];
  const began = performance.now();
  const end = began + load.seconds * 1000;
  let turn = 0;
  const rest = () => pause(load.pauseMs * (0.5 + (((turn += 1) * GOLDEN) % 1)));
  const client = async () => {
    while (performance.now() < end) {
      if (load.pauseMs > 0) await rest();
      const body = JSON.stringify(nextRequest());
      const sentAt = performance.now();
      const answer = await send(agent, load, body);
      times.push(performance.now() - sentAt);
      // Parsing would load the clients' core; an answer with errors says so within its first letters.
      if (answer.startsWith('{"errors"') || !answer.startsWith('{'))
        throw new Error(`Refused: ${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { requests: sorted.length, perSecond: sorted.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
