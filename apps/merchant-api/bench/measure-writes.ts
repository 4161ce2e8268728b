import { Agent } from 'node:http';
import type { BenchRequest } from './bench-requests.ts';
import type { BenchServer } from './bench-server.ts';
import { putUnderLoad, send, timeRequest } from './put-under-load.ts';
import { openSignInClients } from './sign-in-clients.ts';
import { timeClients, type Act, type LoadFigures, type Visit } from './time-clients.ts';
import { makeWriteCases, type AskData, type WriteCase } from './write-cases.ts';

/** Which server is measured, by how many, and how long. */
export interface WriteMeasuring extends Visit {
  server: BenchServer;
  apiKey: string;
  /** In seconds. */
  warm: number;
  /** Tells the customers of one run from those of others. */
  run: string;
  print(line: string): void;
  /** A question that shoppers ask all the time. */
  read(): BenchRequest;
}

/** No more accounts can be made from one address within a quarter of an hour. */
const MOST_CUSTOMERS = 20;

/** Measures what shoppers write, then signing in, and what that leaves to those who only read. */
export async function measureWrites(measuring: WriteMeasuring): Promise<void> {
  const { server, apiKey, clients, run } = measuring;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const target = { url: server.url, apiKey };
  const ask: AskData = async (request) => {
    const { data, errors } = JSON.parse(await send(agent, target, JSON.stringify(request)));
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  for (const one of await makeWriteCases(ask, run)) {
    const act: Act = async (rest) => {
      const request = await one.prepare((before) => rest().then(() => ask(before)));
      await rest();
      return timeRequest(agent, target, request);
    };
    await measureCase(one, act, measuring);
  }
  agent.destroy();
  await measureSignIn(measuring);
}

async function measureCase({ name, limitMs }: WriteCase, act: Act, measuring: WriteMeasuring): Promise<void> {
  const { clients, seconds, warm, pauseMs, print } = measuring;
  await timeClients(act, { clients, seconds: warm, pauseMs: 0 });
  const felt = await timeClients(act, { clients, seconds, pauseMs });
  const most = await timeClients(act, { clients, seconds, pauseMs: 0 });
  const verdict = felt.p99 <= limitMs ? 'kept' : 'missed';
  print(`${name.padEnd(38)} ${figures(felt)}  limit ${limitMs} ms ${verdict} | without a pause ${figures(most)}`);
}

async function measureSignIn(measuring: WriteMeasuring): Promise<void> {
  const { server, apiKey, clients, seconds, warm, pauseMs, run, print, read } = measuring;
  const target = { url: server.url, apiKey };
  const customers = await openSignInClients(target, run, Math.min(clients, MOST_CUSTOMERS));
  const readers = { ...target, clients, seconds, pauseMs };
  await putUnderLoad(read, { ...readers, seconds: warm, pauseMs: 0 });
  const alone = await putUnderLoad(read, readers);
  const [signedIn, beside] = await Promise.all([
    timeClients(customers.signIn, { clients, seconds, pauseMs: 0 }),
    putUnderLoad(read, readers),
  ]);
  print(`${`login, ${clients} at once`.padEnd(38)} ${figures(signedIn)}  ${signedIn.perSecond.toFixed(1)} a second`);
  print(`${'product, nobody signs in'.padEnd(38)} ${figures(alone)}`);
  print(`${`product, while ${clients} sign in`.padEnd(38)} ${figures(beside)}`);
}

function figures({ p50, p95, p99 }: LoadFigures): string {
  const ms = (value: number) => value.toFixed(1).padStart(7);
  return `p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)} ms`;
}
