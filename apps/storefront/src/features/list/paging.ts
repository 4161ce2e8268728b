/** The page asked for in the address: `page=2`. Absent is 1; null for anything that is no page number. */
export function pageFromQuery(query: URLSearchParams): number | null {
  const text = query.get('page');
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** How many pages a list has; an empty list still has its first. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}
