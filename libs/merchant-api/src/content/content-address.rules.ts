/** The path of an address without its ends: `https://torg.example/om-oss?x=1` is `/om-oss`. */
export function pathOf(address: string): string {
  const path = address
    .trim()
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/** The steps of a path in plain letters; null where it is not written as an address. */
export function stepsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The alias of the editorial page at an address: `/om-oss` and `/content/om-oss`; null where none can be there. */
export function pageAliasAt(address: string): string | null {
  const steps = stepsOf(pathOf(address)) ?? [];
  const [alias, ...rest] = steps[0] === 'content' && steps.length > 1 ? steps.slice(1) : steps;
  return alias === undefined || rest.length > 0 ? null : alias;
}
