import type { AskedUnits, WithdrawableItem, WithdrawnItem } from './withdrawal.rules.ts';
import type { WithdrawalExemption } from './withdrawal.tables.ts';

/** What is gone back on of what is asked for, or the first article of it that cannot be. */
export type ChosenItems =
  | { kind: 'chosen'; items: readonly WithdrawnItem[] }
  | { kind: 'exempt'; skuId: number; exemption: WithdrawalExemption }
  | { kind: 'too-many'; skuId: number; left: number };

/** Chooses what is asked for; all that is left and may be gone back on where nothing is named. */
export function chooseItems(asked: readonly AskedUnits[], items: readonly WithdrawableItem[]): ChosenItems {
  if (asked.length === 0) {
    const open = items.filter(({ left, exemption }) => left > 0 && exemption === null);
    return { kind: 'chosen', items: open.map(({ skuId, name, left }) => ({ skuId, name, quantity: left })) };
  }
  const chosen: WithdrawnItem[] = [];
  for (const { skuId, quantity } of asked) {
    const item = items.find((one) => one.skuId === skuId);
    if (item?.exemption) return { kind: 'exempt', skuId, exemption: item.exemption };
    if (!item || quantity > item.left) return { kind: 'too-many', skuId, left: item?.left ?? 0 };
    chosen.push({ skuId, name: item.name, quantity });
  }
  return { kind: 'chosen', items: chosen };
}
