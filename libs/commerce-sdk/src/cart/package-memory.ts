import type { Cart } from '../domain/cart/cart.ts';
import type { PackageConfiguration } from '../domain/cart/grouped-items.ts';
import { groupLines, type LineGroup } from '../domain/cart/group-lines.ts';
import { isRecord, parsedText, recordsIn } from '../json/loose-value.ts';
import { quietStorage } from '../ports/quiet-storage.ts';
import type { TextStorage } from '../ports/text-storage.ts';

/** Remembers what was picked for the packages of a cart, between visits. Nothing throws: what cannot be kept is forgotten. */
export interface PackageMemory {
  /** What was picked, by group key: for `groupedItems`. */
  recall(): Promise<ReadonlyMap<string, PackageConfiguration>>;
  /** Notes what was picked, for the packages in the cart that hold just those skus. Call it once the cart holds it. */
  remember(cart: Cart, configuration: PackageConfiguration): Promise<void>;
  /** Forgets packages that are not in the cart any more. Give it no cart that is merely unknown. */
  prune(cart: Cart): Promise<void>;
}

/**
 * Makes a memory in one place of a storage, such as an entry of `localStorage`.
 *
 * @example
 * const memory = createPackageMemory(storage);
 */
export function createPackageMemory(storage: TextStorage): PackageMemory {
  const place = quietStorage(storage);
  const recall = async () => readConfigurations(await place.read());
  const keep = (configurations: ReadonlyMap<string, PackageConfiguration>) =>
    place.write(configurations.size > 0 ? JSON.stringify([...configurations]) : null);
  return {
    recall,
    async remember(cart, configuration) {
      const configurations = await recall();
      for (const group of groupLines(cart.lines)) {
        if (group.groupKey !== null && holdsPicked(group, configuration)) {
          configurations.set(group.groupKey, configuration);
        }
      }
      await keep(configurations);
    },
    async prune(cart) {
      const present = new Set(cart.lines.map(({ groupKey }) => groupKey));
      const configurations = await recall();
      const kept = [...configurations].filter(([key]) => present.has(key));
      if (kept.length < configurations.size) await keep(new Map(kept));
    },
  };
}

function holdsPicked({ lines }: LineGroup, { selections }: PackageConfiguration): boolean {
  const picked = new Set(selections.map(({ skuId }) => skuId));
  return picked.size === new Set(lines.map(({ skuId }) => skuId)).size && lines.every(({ skuId }) => picked.has(skuId));
}

/** What is no configuration of ours is left out. */
function readConfigurations(text: string | null): Map<string, PackageConfiguration> {
  const entries = parsedText(text);
  const read = Array.isArray(entries) ? entries.flatMap(readEntry) : [];
  return new Map(read);
}

function readEntry(entry: unknown): [string, PackageConfiguration][] {
  const [key, value]: unknown[] = Array.isArray(entry) ? entry : [];
  if (typeof key !== 'string' || !isRecord(value)) return [];
  const { packageId, name, address, selections: picks } = value;
  const selections = recordsIn(picks).flatMap(readPick);
  const areAllRead = Array.isArray(picks) && selections.length === picks.length;
  return areAllRead && typeof packageId === 'number' && typeof name === 'string'
    ? [[key, { packageId, name, ...(typeof address === 'string' && { address }), selections }]]
    : [];
}

function readPick({ skuId, name, quantity }: Record<string, unknown>): PackageConfiguration['selections'] {
  const isWhole = typeof skuId === 'number' && typeof name === 'string' && typeof quantity === 'number';
  return isWhole ? [{ skuId, name, quantity }] : [];
}
