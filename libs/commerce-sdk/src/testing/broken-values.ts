const MONEY =
  /\.(incVat|exVat|amount|pending|remaining|total|vat|fromBalance|toPay|lowest|highest|amountLeftToFreeShipping)$/;

/** Paths to what a screen cannot show: undefined, NaN, or money that is not whole. */
export function brokenValuesIn(value: unknown, path = ''): string[] {
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value === 'number' && Number.isNaN(value)) return [`${path} is not a number`];
  if (typeof value === 'number' && MONEY.test(path) && !Number.isInteger(value))
    return [`${path} is not in minor units`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenValuesIn(part, `${path}.${key}`));
}
