import { marketArrivalKey } from '../config/stored.ts';
import type { TabChannel } from './tab-channel.ts';
import { tabStorage } from './tab-storage.ts';

const storage = () => tabStorage(() => sessionStorage);

/** Notes the market that this tab is led to, so that the other tabs hear of it once it is shown and not before. */
export function noteArrival(market: string): void {
  storage().setItem(marketArrivalKey, market);
}

/** Tells the other tabs of the market that this one was led to. */
export function announceArrival(market: string, tabs: TabChannel): void {
  const kept = storage();
  if (kept.getItem(marketArrivalKey) === market) tabs.post({ type: 'market', data: market });
  kept.setItem(marketArrivalKey, '');
}
