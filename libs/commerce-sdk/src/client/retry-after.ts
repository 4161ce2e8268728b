/** The day's name and the zone tell a date of HTTP from what `Date.parse` takes for a year, such as -3 or 1.5. */
const HTTP_DATE = /^\s*[A-Z][a-z]+, .+ GMT\s*$/;

/**
 * Reads `Retry-After` (RFC 9110 section 10.2.3), which is whole seconds or a date, as milliseconds from now; 0 for a date
 * that is past, null where it is neither.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
