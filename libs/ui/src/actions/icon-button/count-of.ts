/**
 * The number on an icon's shoulder, as the attribute that its style draws; none when 0. An attribute, so that script may
 * write it before the element is alive.
 */
export function countOf(count = 0): { 'data-count'?: number } {
  return count > 0 ? { 'data-count': count } : {};
}
