/** The whole number that was typed, or null when it is none or lies outside the limits. */
export function acceptedQuantity(typed: string, min: number, max: number): number | null {
  if (!/^\d{1,9}$/.test(typed.trim())) return null;
  const quantity = Number(typed);
  return quantity >= min && quantity <= max ? quantity : null;
}
