import { Agent, request as httpRequest } from 'node:http';
import type { BenchRequest } from './bench-requests.ts';
import { timeClients, type LoadFigures, type Visit } from './time-clients.ts';

/** How hard to load. */
export interface Load extends Visit {
  url: string;
  apiKey: string;
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

/** Lets that many clients ask one question after the other, each waiting for its answer. */
export async function putUnderLoad(nextRequest: () => BenchRequest, load: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.clients });
  const ask = async (rest: () => Promise<void>) => {
    await rest();
    return timeRequest(agent, load, nextRequest());
  };
  const figures = await timeClients(ask, load);
  agent.destroy();
  return figures;
}

/** How long one request takes, in milliseconds; throws where it is refused. */
export async function timeRequest(
  agent: Agent,
  target: Pick<Load, 'url' | 'apiKey'>,
  request: BenchRequest,
): Promise<number> {
  const body = JSON.stringify(request);
  const sentAt = performance.now();
  const answer = await send(agent, target, body);
  const took = performance.now() - sentAt;
  // Parsing would load the clients' core; an answer with errors says so within its first letters.
  if (answer.startsWith('{"errors"') || !answer.startsWith('{')) throw new Error(`Refused: ${answer.slice(0, 300)}`);
  return took;
}
