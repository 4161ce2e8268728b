const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, mg: 0.001, lb: 453.592_37, oz: 28.349_523 };

/** Reads a weight such as `1.5 kg`, in whole grams; null where it cannot be read. */
export function readGrams(text: string): number | null {
  const [, amount, unit] = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*(g|kg|mg|lb|oz)$/i.exec(text.trim()) ?? [];
  const factor = unit === undefined ? undefined : grams[unit.toLowerCase()];
  if (amount === undefined || factor === undefined) return null;
  return Math.round(Number(amount.replace(',', '.')) * factor);
}

/** What a pack holds. */
export interface Content {
  amount: number;
  unit: string;
}

const units: Readonly<Record<string, Content>> = {
  mg: { amount: 0.001, unit: 'g' },
  g: { amount: 1, unit: 'g' },
  kg: { amount: 1, unit: 'kg' },
  ml: { amount: 1, unit: 'ml' },
  cl: { amount: 1, unit: 'cl' },
  dl: { amount: 1, unit: 'dl' },
  l: { amount: 1, unit: 'l' },
  cm: { amount: 0.01, unit: 'm' },
  m: { amount: 1, unit: 'm' },
  sqm: { amount: 1, unit: 'm2' },
  ct: { amount: 1, unit: 'piece' },
};

/** Reads what a pack holds, such as `500 g`; null where it cannot be read. */
export function readContent(text: string): Content | null {
  const [, amount, unit] = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z0-9]+)$/i.exec(text.trim()) ?? [];
  const known = unit === undefined ? undefined : units[unit.toLowerCase()];
  if (amount === undefined || known === undefined || Number(amount.replace(',', '.')) <= 0) return null;
  return { amount: Math.round(Number(amount.replace(',', '.')) * known.amount * 10_000) / 10_000, unit: known.unit };
}
