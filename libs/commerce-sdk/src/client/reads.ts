import type { CommerceCache } from './commerce-cache.ts';
import type { FetchPolicy } from './commerce-client.ts';
import { untilAborted } from './until-aborted.ts';

/** A query that somebody wants answered. */
export interface Read {
  /** The same for queries that have the same answer. */
  key: string;
  policy: FetchPolicy;
  signal: AbortSignal | undefined;
  send(signal: AbortSignal | undefined): Promise<unknown>;
}

/** Answers queries from what is kept, or together with the same query that is already on its way. */
export interface Reads {
  read(read: Read): Promise<unknown>;
  /** Says that something has changed: what was asked before is neither kept nor shared any more. */
  forget(): void;
}

/** A query on its way, and how many callers still wait for it. */
interface Flight {
  answer: Promise<unknown>;
  callers: number;
  giveUp: AbortController;
}

/** Makes what one client knows of its queries; null keeps no answers. */
export function createReads(cache: CommerceCache | null): Reads {
  /** The latest of each key, of those that left since something changed last. */
  let flights = new Map<string, Flight>();

  function depart({ key, send }: Read): Flight {
    const giveUp = new AbortController();
    const answer = send(giveUp.signal).then((data) => {
      if (flights.get(key) === flight) quietly(() => cache?.set(key, data));
      return data;
    });
    const flight: Flight = { answer, callers: 0, giveUp };
    flights.set(key, flight);
    return flight;
  }

  async function share(read: Read): Promise<unknown> {
    const fleet = flights;
    const flight = (read.policy === 'cache-first' && fleet.get(read.key)) || depart(read);
    flight.callers += 1;
    try {
      return await untilAborted(flight.answer, read.signal);
    } finally {
      flight.callers -= 1;
      if (flight.callers === 0) {
        if (fleet.get(read.key) === flight) fleet.delete(read.key);
        flight.giveUp.abort();
      }
    }
  }

  return {
    async read(read) {
      if (read.policy === 'no-store') return read.send(read.signal);
      const kept = read.policy === 'cache-first' ? quietly(() => cache?.get(read.key)) : undefined;
      return kept === undefined ? share(read) : kept;
    },
    forget() {
      flights = new Map();
      quietly(() => cache?.clear());
    },
  };
}

/** A cache is a convenience: where it fails, the API is asked. */
function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
