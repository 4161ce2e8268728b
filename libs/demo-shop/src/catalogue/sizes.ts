import type { Localised } from '@torg/merchant-api/seed';
import { text } from './localised-text.ts';

/** Sizes that both languages write alike. */
export function sizes(...names: readonly string[]): readonly Localised[] {
  return names.map((name) => text(name, name));
}

export const clothingSizes = sizes('XS', 'S', 'M', 'L', 'XL');
export const sockSizes = sizes('36–38', '39–41', '42–45');
