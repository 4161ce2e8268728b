import { makeAutoObservable, observableRef } from 'mobx';
import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';
import type { EventLog } from '../events/event-log.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import { readFavourites, writeFavourites } from './stored-favourites.ts';
import { readLists, writeLists, type KeptLists } from './stored-lists.ts';

export interface FavouritesStorePorts {
  events: Pick<EventLog, 'record'>;
  storage: TextStorage;
  /** Where lists with a name are kept, and what the account held when it was last heard. */
  lists: TextStorage;
}

/** Not read on the server, but for a customer's own pages, nor before the browser has taken over the page. */
export type FavouritesState =
  { status: 'unread' } | { status: 'ready'; ids: readonly number[]; lists: readonly FavouriteList[] };

/** Owns which products the shopper has marked, and the lists that they lie in. The latest mark stands first. */
export class FavouritesStore {
  state: FavouritesState = { status: 'unread' };
  /** What the page was rendered with, for a customer; null where it was rendered without. */
  rendered: Favourites | null = null;
  readonly #ports: FavouritesStorePorts;

  constructor(ports: FavouritesStorePorts, known?: Favourites) {
    this.#ports = ports;
    if (known) this.receive(known);
    makeAutoObservable(this, { state: observableRef, rendered: false, kept: false }, { autoBind: true });
  }

  get ids(): readonly number[] {
    return this.state.status === 'ready' ? this.state.ids : [];
  }

  get count(): number {
    return this.ids.length;
  }

  /** Lists with a name, oldest first. What they hold is marked. */
  get lists(): readonly FavouriteList[] {
    return this.state.status === 'ready' ? this.state.lists : [];
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
    const { productIds, lists } = this.kept();
    this.enter(productIds, lists);
  }

  /** What is stored in this browser. Early marks of a page that is not alive yet are among it. */
  kept(): Favourites & Pick<KeptLists, 'heard'> {
    const productIds = readFavourites(this.#ports.storage.read());
    return { productIds, ...readLists(this.#ports.lists.read()) };
  }

  /** Keeps all of it in this browser, and what the account held when it was last heard. */
  keep(favourites: Favourites, heard: Favourites | null): void {
    this.receive(favourites);
    this.#ports.storage.write(writeFavourites(this.ids));
    this.#ports.lists.write(writeLists({ lists: this.lists, heard }));
  }

  /** What is marked, as the account tells. */
  receive(favourites: Favourites): void {
    if (this.state.status === 'unread') this.rendered = favourites;
    this.enter(favourites.productIds, favourites.lists);
  }

  /** Marks a product, or takes the mark away. Starts from what is stored, since another tab may have changed it. */
  toggle(productId: number): void {
    this.load();
    const marked = this.ids.includes(productId);
    const others = this.ids.filter((id) => id !== productId);
    this.enter(marked ? others : [productId, ...others], this.lists);
    this.#ports.storage.write(writeFavourites(this.ids));
    this.#ports.events.record(marked ? 'favorite:remove' : 'favorite:add', { productId });
  }

  private enter(ids: readonly number[], lists: readonly FavouriteList[]): void {
    const marked = new Set(ids);
    const held = lists.map((list) => ({ ...list, productIds: list.productIds.filter((id) => marked.has(id)) }));
    this.state = { status: 'ready', ids, lists: held };
  }
}
