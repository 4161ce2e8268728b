import type { EventLog, TextStorage } from '@torg/stores';

/** Enough for whoever buys every day; the list is to stay small. */
const mostKept = 50;

/**
 * Whether this browser hears of an order for the first time. It is kept, so the answer is yes once; a tab knows its own by
 * its log, where a consent that was taken back took along what was kept.
 */
export function isNewPurchase(kept: TextStorage, { events }: Pick<EventLog, 'events'>, orderId: string): boolean {
  const told = read(kept);
  const isTold = events.some(({ type, data }) => type === 'checkout:purchase' && data.order.orderId === orderId);
  if (isTold || told.includes(orderId)) return false;
  kept.write(JSON.stringify([...told, orderId].slice(-mostKept)));
  return true;
}

function read(kept: TextStorage): readonly string[] {
  try {
    const told: unknown = JSON.parse(kept.read() ?? '[]');
    return Array.isArray(told) ? told.map(String) : [];
  } catch {
    return [];
  }
}
