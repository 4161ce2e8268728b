import type { Clock } from '@torg/commerce-sdk';
import type { ShopEvent, ShopEvents, ShopEventType } from './shop-events.ts';

export interface EventLogPorts {
  clock: Clock;
  /** Hears of a listener that threw; the shop goes on. */
  report(error: unknown): void;
}

/**
 * The oldest event leaves when one more comes: a tab may stay open for days. Who sends events comes late, and finds what
 * happened before; it holds as many until the visitor has chosen.
 */
const mostKept = 1_000;

/** Keeps the latest things that happened, and tells whoever listens. It is never sent from the server to a browser. */
export class EventLog {
  readonly #ports: EventLogPorts;
  readonly #listeners = new Set<(event: ShopEvent) => void>();
  #events: readonly ShopEvent[] = [];

  constructor(ports: EventLogPorts) {
    this.#ports = ports;
  }

  /** The latest events, oldest first. */
  get events(): readonly ShopEvent[] {
    return this.#events;
  }

  record<Type extends ShopEventType>(type: Type, data: ShopEvents[Type]): void {
    const event = { type, data, timestamp: this.#ports.clock.now() } as ShopEvent; // type and data were matched by the signature
    this.#events = [...this.#events.slice(1 - mostKept), event];
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        this.#ports.report(error);
      }
    }
  }

  /** Tells the listener about every event from now on. The answer ends that, for this listener alone. */
  subscribe(listener: (event: ShopEvent) => void): () => void {
    const own = (event: ShopEvent) => listener(event);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }
}
