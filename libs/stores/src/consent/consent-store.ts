import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@torg/commerce-sdk';
import type { EventLog } from '../events/event-log.ts';
import { consentVersion, readConsent, writeConsent, type ConsentChoice } from './consent-record.ts';

export interface ConsentPorts {
  /** The kept choice; null where there is none. */
  recall(): string | null;
  /** Keeps the choice for the next visit, and tells the other tabs. */
  remember(text: string): void;
  /** Whether the browser asks that its visitor be left alone: do-not-track, or global privacy control. */
  signalsRefusal(): boolean;
  /** Hears of each choice that holds from now on, also of the one that was kept. */
  hear(choice: ConsentChoice): void;
  newId(): string;
}

/** What the store itself needs, beyond what the world gives it. */
export interface ConsentStorePorts extends ConsentPorts {
  clock: Clock;
  /** Hears of each choice in its place among all that happened, so that whoever sends events later does as it was then. */
  events: Pick<EventLog, 'record'>;
}

/**
 * Not read on the server, nor before the browser has taken over the page; not answered yet; or answered, when (ms since
 * 1970), or by the browser's own signal (null).
 */
export type ConsentState =
  { status: 'unread' } | { status: 'open' } | { status: 'answered'; choice: ConsentChoice; at: number | null };

/** Owns what the visitor agreed to. Without an answer nothing is agreed to. */
export class ConsentStore {
  state: ConsentState = { status: 'unread' };
  readonly #ports: ConsentStorePorts;

  constructor(ports: ConsentStorePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { state: observableRef, known: false }, { autoBind: true });
  }

  /** What holds now; null while nobody has answered. */
  get choice(): ConsentChoice | null {
    return this.state.status === 'answered' ? this.state.choice : null;
  }

  /** What holds by what is kept, without a change of state: for a page that is rendered before it is alive. */
  known(): ConsentState {
    const kept = readConsent(this.#ports.recall(), this.#ports.clock.now());
    if (kept) return { status: 'answered', choice: choiceOf(kept), at: kept.at };
    // An explicit yes counts for more than the signal, and comes after it.
    const refused = { statistics: false, marketing: false };
    return this.#ports.signalsRefusal() ? { status: 'answered', choice: refused, at: null } : { status: 'open' };
  }

  /** Reads what is kept; again when another tab has changed it. */
  load(): void {
    this.enter(this.known());
  }

  /** The visitor's own choice, which may be another one at any time. */
  answer(choice: ConsentChoice): void {
    const at = this.#ports.clock.now();
    this.#ports.remember(writeConsent({ ...choiceOf(choice), at, version: consentVersion, id: this.#ports.newId() }));
    this.enter({ status: 'answered', choice: choiceOf(choice), at });
  }

  private enter(state: ConsentState): void {
    this.state = state;
    if (state.status !== 'answered') return;
    this.#ports.events.record('consent:change', state.choice);
    this.#ports.hear(state.choice);
  }
}

function choiceOf({ statistics, marketing }: ConsentChoice): ConsentChoice {
  return { statistics, marketing };
}
