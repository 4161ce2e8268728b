import type { Cart } from '../domain/cart/cart.ts';
import type { PackageConfiguration } from '../domain/cart/grouped-items.ts';
import { groupLines, type LineGroup } from '../domain/cart/group-lines.ts';
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

/** Makes a memory in one place of a storage, such as an entry of `localStorage`. */
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
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, PackageConfiguration] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { packageId, name, selections } = Object(entry[1]);
  return (
    typeof packageId === 'number' && typeof name === 'string' && Array.isArray(selections) && selections.every(isPick)
  );
}

function isPick(pick: unknown): boolean {
  const { skuId, name, quantity } = Object(pick);
  return typeof skuId === 'number' && typeof name === 'string' && typeof quantity === 'number';
}
