import type { TextStorage } from '@torg/stores';

/** More stand beside each other on no screen. */
export const mostCompared = 4;

/** Reads which products an address or the tab compares, each once. */
export function readCompared(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, mostCompared);
}

/** What is compared with a product that comes to those of the tab; the oldest makes room. */
export function comparedWith(compared: Pick<TextStorage, 'read'>, productId: number): readonly number[] {
  const others = readCompared(compared.read()).filter((id) => id !== productId);
  return [...others, productId].slice(-mostCompared);
}
