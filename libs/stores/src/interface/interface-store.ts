import { makeAutoObservable } from 'mobx';
import type { Scheduler } from '@torg/commerce-sdk';
import { Notifications } from './notifications.ts';
import { PageLoading } from './page-loading.ts';

/** Owns what the frame around the pages shows: progress, messages, the cart panel, and whether there is a connection. */
export class InterfaceStore {
  readonly loading: PageLoading;
  readonly notifications: Notifications;
  cartPanelOpen = false;
  online = true;

  constructor({ scheduler }: { scheduler: Scheduler }) {
    this.loading = new PageLoading(scheduler);
    this.notifications = new Notifications(scheduler);
    makeAutoObservable(this, { loading: false, notifications: false }, { autoBind: true });
  }

  setCartPanelOpen(open: boolean): void {
    this.cartPanelOpen = open;
  }

  setOnline(online: boolean): void {
    this.online = online;
  }
}
