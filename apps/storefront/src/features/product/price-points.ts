import type { PriceLogEntry } from '@torg/commerce-sdk/domain';

/** The days on which a price changed, the first day included: equal days after each other are one. */
export function priceChanges(log: readonly PriceLogEntry[]): PriceLogEntry[] {
  return log.filter(({ selling }, index) => selling.incVat !== log[index - 1]?.selling.incVat);
}

/** The day of {@link priceChanges} from which the lowest price held; undefined where no day is marked as that. */
export function lowestSince(log: readonly PriceLogEntry[]): PriceLogEntry | undefined {
  const lowest = log.find(({ isLowest }) => isLowest);
  return priceChanges(log).find(({ selling }) => selling.incVat === lowest?.selling.incVat);
}
