/**
 * A path with single slashes and none at its end. Whoever is sent on goes to such a path: one that begins with two
 * slashes would be another host.
 */
export function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
