/**
 * A path with single slashes and none at its end. Whoever is sent on goes to such a path: one that begins with two
 * slashes would be another host. Browsers read `\` as `/`, so it counts as one.
 */
export function tidyPath(path: string): string {
  return path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
}
