import type { Clock } from '@torg/commerce-sdk';
import { makeAutoObservable, observableRef } from 'mobx';
import type { TextStorage } from '../ports/text-storage.ts';
import { readSetAside, type SetAsideContent, type SetAsideItem } from './set-aside-item.ts';

/** How long (ms) what was taken away can be had back: an hour. */
const removedFor = 3_600_000;

/** How many of those, the last ones. */
const mostRemoved = 3;

/** How many are kept for later. */
const mostLater = 50;

export interface SetAsidePorts {
  storage: TextStorage;
  clock: Clock;
  newId(): string;
}

/** Owns what a shopper took out of the cart: to have it back, also after a reload, and what is kept for later. The latest stands first. */
export class SetAsideStore {
  /** Empty on the server, and before `load`. */
  items: readonly SetAsideItem[] = [];
  readonly #ports: SetAsidePorts;

  constructor(ports: SetAsidePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  get removed(): readonly SetAsideItem[] {
    return this.items.filter(({ why }) => why === 'removed');
  }

  get later(): readonly SetAsideItem[] {
    return this.items.filter(({ why }) => why === 'later');
  }

  /** Reads what is stored; again when another tab may have changed it. */
  load(): void {
    this.enter(readSetAside(this.#ports.storage.read()));
  }

  /** Sets something aside and gives its id. The same goods, for the same reason, are there once. */
  keep(item: Omit<SetAsideItem, 'id' | 'at'>): string {
    const id = this.#ports.newId();
    this.load();
    const others = this.items.filter(({ why, content }) => why !== item.why || keyOf(content) !== keyOf(item.content));
    this.write([{ ...item, id, at: this.#ports.clock.now() }, ...others]);
    return id;
  }

  /** Lets go of what was put back, or is not wanted any more. */
  forget(id: string): void {
    this.load();
    this.write(this.items.filter((item) => item.id !== id));
  }

  private write(items: readonly SetAsideItem[]): void {
    this.enter(items);
    this.#ports.storage.write(this.items.length > 0 ? JSON.stringify(this.items) : '');
  }

  private enter(items: readonly SetAsideItem[]): void {
    const since = this.#ports.clock.now() - removedFor;
    const removed = items.filter(({ why, at }) => why === 'removed' && at > since).slice(0, mostRemoved);
    const later = items.filter(({ why }) => why === 'later').slice(0, mostLater);
    this.items = [...removed, ...later];
  }
}

function keyOf(content: SetAsideContent): string {
  return content.kind === 'package' ? content.address : JSON.stringify([content.skuId, content.message]);
}
