/** What a shopper took out of the cart and may want back. */
export interface SetAsideItem {
  id: string;
  /** Taken away, or kept for later on purpose. */
  why: 'removed' | 'later';
  /** When, in milliseconds since 1970. */
  at: number;
  /** As the cart named it. */
  name: string;
  /** Colour, size and the like, in words; empty where there is nothing to tell. */
  variant: string;
  content: SetAsideContent;
}

/** What is put back: units of a sku, or a package, which is put together again at its address. */
export type SetAsideContent =
  | { kind: 'units'; productId: number; skuId: number; quantity: number; message: string | null }
  | { kind: 'package'; address: string };

/** Reads what is stored. What cannot be read is left out, since another version of the shop may have written it. */
export function readSetAside(text: string | null): SetAsideItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is SetAsideItem {
  const item = value as Partial<Record<keyof SetAsideItem, unknown>> | null; // looked at part by part
  return (
    typeof item?.id === 'string' &&
    (item.why === 'removed' || item.why === 'later') &&
    typeof item.at === 'number' &&
    typeof item.name === 'string' &&
    typeof item.variant === 'string' &&
    isContent(item.content)
  );
}

function isContent(value: unknown): value is SetAsideContent {
  const content = value as Record<string, unknown> | null | undefined; // looked at part by part
  if (content?.['kind'] === 'package') return typeof content['address'] === 'string';
  const { kind, productId, skuId, quantity, message } = content ?? {};
  return (
    kind === 'units' &&
    [productId, skuId].every((id) => Number.isSafeInteger(id)) &&
    typeof quantity === 'number' &&
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    (message === null || typeof message === 'string')
  );
}
