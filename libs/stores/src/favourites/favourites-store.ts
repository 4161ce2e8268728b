import { makeAutoObservable, observableRef } from 'mobx';
import type { EventLog } from '../events/event-log.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import { readFavourites, writeFavourites } from './stored-favourites.ts';

export interface FavouritesStorePorts {
  events: Pick<EventLog, 'record'>;
  storage: TextStorage;
}

/** Not read on the server, nor before the browser has taken over the page. */
export type FavouritesState = { status: 'unread' } | { status: 'ready'; ids: readonly number[] };

/** Owns which products the shopper has marked. The latest mark stands first. */
export class FavouritesStore {
  state: FavouritesState = { status: 'unread' };
  readonly #ports: FavouritesStorePorts;

  constructor(ports: FavouritesStorePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get ids(): readonly number[] {
    return this.state.status === 'ready' ? this.state.ids : [];
  }

  get count(): number {
    return this.ids.length;
  }

  /** Looked up once per card of a list, hence a set. */
  get marked(): ReadonlySet<number> {
    return new Set(this.ids);
  }

  has(productId: number): boolean {
    return this.marked.has(productId);
  }

  /** Reads what is stored; again when another tab has changed it. */
  load(): void {
    this.enter(readFavourites(this.#ports.storage.read()));
  }

  /** Marks a product, or takes the mark away. Starts from what is stored, since another tab may have changed it. */
  toggle(productId: number): void {
    this.load();
    const marked = this.ids.includes(productId);
    const others = this.ids.filter((id) => id !== productId);
    this.enter(marked ? others : [productId, ...others]);
    this.#ports.storage.write(writeFavourites(this.ids));
    this.#ports.events.record(marked ? 'favorite:remove' : 'favorite:add', { productId });
  }

  private enter(ids: readonly number[]): void {
    this.state = { status: 'ready', ids };
  }
}
