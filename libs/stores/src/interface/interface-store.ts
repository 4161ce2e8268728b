import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';
import { Notifications } from './notifications.ts';
import { PageLoading } from './page-loading.ts';
import { assumedWidth, viewportClassOf, type ViewportBreakpoints, type ViewportClass } from './viewport.ts';

/** Down to here (CSS pixels) a page counts as being at its top. */
const topThreshold = 10;

/** What was put in the cart: so many units of a sku, or a package. */
export type AddedGoods = { skuId: number; quantity: number } | { packageId: number; quantity: number };

export interface InterfaceStorePorts {
  scheduler: Scheduler;
  breakpoints: ViewportBreakpoints;
}

/** Owns what the frame around the pages shows: progress, messages, the cart panel, the window, and the connection. */
export class InterfaceStore {
  readonly loading: PageLoading;
  readonly notifications: Notifications;
  cartPanelOpen = false;
  /** What was put in the cart last; null where nothing was since the panel was closed. */
  added: AddedGoods | null = null;
  /** The alias of the product that a card asks the size of; null while none does. */
  sizeAskedOf: string | null = null;
  online = true;
  /** Whether the header makes room for the page: it does where a shopper scrolls down, and is back where they scroll up. */
  headerHidden = false;
  viewportWidth = assumedWidth;
  readonly #breakpoints: ViewportBreakpoints;
  #scrollTop = 0;

  constructor({ scheduler, breakpoints }: InterfaceStorePorts) {
    this.#breakpoints = breakpoints;
    this.loading = new PageLoading(scheduler);
    this.notifications = new Notifications(scheduler);
    makeAutoObservable(this, { loading: false, notifications: false, added: observableRef }, { autoBind: true });
  }

  get viewport(): ViewportClass {
    return viewportClassOf(this.viewportWidth, this.#breakpoints);
  }

  setViewportWidth(width: number): void {
    this.viewportWidth = width;
  }

  /** Takes how far the page is scrolled now, in CSS pixels. */
  setScrollTop(top: number): void {
    if (top <= topThreshold) this.headerHidden = false;
    else if (top !== this.#scrollTop) this.headerHidden = top > this.#scrollTop;
    this.#scrollTop = top;
  }

  setCartPanelOpen(open: boolean): void {
    this.cartPanelOpen = open;
    if (!open) this.added = null;
  }

  /** Notes what was put in the cart, for whoever shows the cart to name it. */
  noteAdded(goods: AddedGoods): void {
    this.added = goods;
  }

  /** Asks for the size of a product, by its alias; null stops asking. */
  askSizeOf(alias: string | null): void {
    this.sizeAskedOf = alias;
  }

  setOnline(online: boolean): void {
    this.online = online;
  }
}
