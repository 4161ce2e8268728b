/** How many pages a list has; an empty list still has its first. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}
