/** What a carrier offers, in the carrier's own form, of which the shop reads that there is something. */
export interface CarrierList {
  options: readonly unknown[];
  /** What the API has selected of them; null where that is nothing. */
  selectedOptionId: string | null;
}

/** Reads what a checkout has for a carrier's list; null where there is nothing to choose, or it cannot be read. */
export function readCarrierList(shippingData: string | null): CarrierList | null {
  try {
    const data: unknown = JSON.parse(shippingData ?? 'null');
    if (typeof data !== 'object' || data === null || !('options' in data)) return null;
    const { options } = data;
    if (!Array.isArray(options) || options.length === 0) return null;
    const selected = 'selectedOptionId' in data ? data.selectedOptionId : null;
    return { ...data, options, selectedOptionId: typeof selected === 'string' ? selected : null };
  } catch {
    return null;
  }
}
