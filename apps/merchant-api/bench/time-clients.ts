import { setTimeout as pause } from 'node:timers/promises';

/** What clients saw, in milliseconds. */
export interface LoadFigures {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** How many clients come, and for how long. */
export interface Visit {
  clients: number;
  seconds: number;
  /** How long a client looks at an answer on average before it asks again; 0 loads as hard as the machine can bear. */
  pauseMs: number;
}

/** The golden section spreads pauses evenly and is the same in every run. */
const GOLDEN = 0.618_034;

/** What a client does: it rests before each question, and says how long the part took that is measured. */
export type Act = (rest: () => Promise<void>) => Promise<number>;

/** Lets that many clients do one thing after the other. */
export async function timeClients(act: Act, { clients, seconds, pauseMs }: Visit): Promise<LoadFigures> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let turn = 0;
  const rest = async () => {
    if (pauseMs > 0) await pause(pauseMs * (0.5 + (((turn += 1) * GOLDEN) % 1)));
  };
  const client = async (_: unknown, index: number) => {
    // They come one after the other within a second: as one herd they would all ask for the same thing at once.
    if (pauseMs > 0) await pause((index / clients) * 1000);
    while (performance.now() < end) times.push(await act(rest));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const taken = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { requests: sorted.length, perSecond: sorted.length / taken, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
