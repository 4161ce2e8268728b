import { setImmediate } from 'node:timers/promises';
import type { Random } from '@torg/demo-shop/random';

/** What may become of a request on its way, and of its answer on the way back. */
export const faults = [
  'late',
  'overtaken',
  'lost-request',
  'lost-answer',
  'sent-twice',
  'failed',
  'gateway-gave-up',
] as const;
export type Fault = (typeof faults)[number];

/** How often each of them came. */
export type FaultCounts = Record<Fault, number>;

/** How long an answer waits at the longest: its shopper may ask nothing more until it is there. */
const mostTurns = 200;

/** What adds is never sent twice by anything on the way; what sets a value, reads or orders may be. */
const adds = new Set(['AddToCart', 'AddPackageToCart', 'buy']);

/** A network that goes wrong with a share of the requests. An answer that is overtaken waits for the next one to have come. */
export function faultyNetwork(
  ask: (request: Request) => Promise<Response>,
  { random, share, counts }: { random: Random; share: number; counts: FaultCounts },
): typeof fetch {
  let overtakers = 0;
  const passOn = async (request: Request) => {
    const answer = await ask(request);
    overtakers += 1;
    return answer;
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (!random.chance(share)) return passOn(request);
    const fault = random.pick(faults);
    if (fault === 'sent-twice' && adds.has(await operationOf(request))) return passOn(request);
    counts[fault] += 1;
    switch (fault) {
      case 'late': {
        const answer = await ask(request);
        for (let turn = random.between(1, 60); turn > 0; turn -= 1) await setImmediate();
        return answer;
      }
      case 'overtaken': {
        const answer = await ask(request);
        const before = overtakers;
        for (let turn = 0; overtakers === before && turn < mostTurns; turn += 1) await setImmediate();
        return answer;
      }
      case 'lost-request':
        throw new TypeError('fetch failed');
      case 'lost-answer':
        await ask(request);
        throw new TypeError('fetch failed');
      case 'sent-twice': {
        const [answer] = await Promise.all([ask(request.clone()), ask(request)]);
        return answer;
      }
      case 'failed':
        return new Response('', { status: 500 });
      case 'gateway-gave-up':
        await ask(request);
        return new Response('', { status: 502 });
    }
  };
}

/** The name of the operation, or of the shop's form, that a request carries. */
async function operationOf(request: Request): Promise<string> {
  const text = request.method === 'POST' ? await request.clone().text() : '';
  return /"operationName":"(\w+)"/.exec(text)?.[1] ?? new URLSearchParams(text).get('form') ?? '';
}
