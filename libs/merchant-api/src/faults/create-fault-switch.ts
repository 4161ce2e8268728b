import { refusal } from '../http/refusal.ts';
import type { FaultRule } from './fault-rule.ts';
import { operationName } from './operation-name.ts';
import { withStaleStock } from './stale-stock.ts';

/** What faults need of the world. */
export interface FaultPorts {
  /** From 0 up to, but not, 1. */
  random(): number;
  wait(ms: number): Promise<void>;
}

/** Lets calls go wrong on purpose, for whoever builds or tests a shop. Not for production. */
export interface FaultSwitch {
  rules(): readonly FaultRule[];
  setRules(rules: readonly FaultRule[]): void;
  /** Answers a call as `answer` does, but for what the rules say. */
  around(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>;
}

const RETRY_AFTER_S = '2';

/** Makes a switch with its first rules. */
export function createFaultSwitch(first: readonly FaultRule[], { random, wait }: FaultPorts): FaultSwitch {
  let rules = first;

  async function happening(request: Request): Promise<readonly FaultRule[]> {
    if (rules.length === 0) return [];
    const name = (await operationName(request)).toLowerCase();
    const matching = rules.filter(({ operation }) => operation === '*' || operation.toLowerCase() === name);
    return matching.filter(({ share }) => random() < share);
  }

  return {
    rules: () => rules,
    setRules: (given) => void (rules = given),
    async around(request, answer) {
      let [asked, then] = [request, answer];
      for (const { fault, delayMs } of await happening(request)) {
        if (fault === 'slow') await wait(delayMs);
        else if (fault === 'expired-token') asked = withoutToken(asked);
        else if (fault === 'stale-stock') then = staleAfter(then);
        else if (fault === 'drop-answer') then = droppedAfter(then);
        else return broken[fault]();
      }
      return then(asked);
    },
  };
}

const broken = {
  'rate-limit': () =>
    refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests. Wait two seconds.', { 'retry-after': RETRY_AFTER_S }),
  'server-error': () => refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side.'),
  html: () =>
    new Response('<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  drop: () => new Response(brokenBody(), { headers: { 'content-type': 'application/json' } }),
} satisfies Partial<Record<FaultRule['fault'], () => Response>>;

/** The connection ends in the middle of the answer. */
function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('The connection was dropped on purpose'));
    },
  });
}

/** A token that is too old counts for nothing. */
function withoutToken(request: Request): Request {
  const asked = new Request(request);
  asked.headers.delete('authorization');
  return asked;
}

/** What was asked is done, and nobody hears of it. */
function droppedAfter(answer: (request: Request) => Promise<Response>) {
  return async (request: Request) => {
    await answer(request);
    return broken.drop();
  };
}

function staleAfter(answer: (request: Request) => Promise<Response>) {
  return async (request: Request) => withStaleStock(await answer(request));
}
