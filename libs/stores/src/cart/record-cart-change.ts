import type { Cart, CartLine, OptimisticUpdate } from '@torg/commerce-sdk/domain';
import type { EventLog } from '../events/event-log.ts';

type Recorder = Pick<EventLog, 'record'>;

/** Records which units came into the cart or left it by what the shopper wanted. Gifts come and go by themselves. */
export function recordCartChange(events: Recorder, update: OptimisticUpdate, before: Cart, after: Cart): void {
  switch (update.kind) {
    case 'add':
      return recordAddition(events, update, after);
    case 'items':
      return recordLines(
        events,
        before,
        after,
        ({ skuId, package: choice }) => choice === null && update.items.some((item) => item.skuId === skuId),
      );
    case 'line':
      return recordLines(events, before, after, ({ id }) => id === update.lineId);
    case 'group':
      return recordLines(events, before, after, ({ groupKey }) => groupKey === update.groupKey);
    case 'package':
      return recordLines(events, before, after, (line) => line.package?.packageId === update.packageId);
    case 'code':
      return;
  }
}

function recordAddition(events: Recorder, update: Extract<OptimisticUpdate, { kind: 'add' }>, { lines }: Cart): void {
  const { skuId, quantity } = update;
  const line = lines.find((candidate) => candidate.skuId === skuId && candidate.package === null);
  if (line) events.record('cart:add', { item: { skuId, quantity }, line });
}

/** How many units each of these lines gained or lost; a line that is gone lost all of its own. */
function recordLines(events: Recorder, before: Cart, after: Cart, isMeant: (line: CartLine) => boolean): void {
  const ids = new Set([...before.lines, ...after.lines].filter(isMeant).map(({ id }) => id));
  for (const id of ids) {
    const [old, current] = [findLine(before, id), findLine(after, id)];
    const line = current ?? old;
    const difference = (current?.quantity ?? 0) - (old?.quantity ?? 0);
    if (!line || difference === 0) continue;
    const item = { skuId: line.skuId, quantity: Math.abs(difference) };
    events.record(difference > 0 ? 'cart:add' : 'cart:remove', { item, line });
  }
}

function findLine({ lines }: Cart, id: string): CartLine | undefined {
  return lines.find((line) => line.id === id);
}
