/** What the address of a list page names. */
export type ListUrl = { kind: 'category' | 'brand' | 'campaign'; alias: string } | { kind: 'unknown' };

const kinds: Readonly<Record<string, 'category' | 'brand' | 'campaign'>> = {
  c: 'category',
  b: 'brand',
  dc: 'campaign',
};

/** Reads the address of a list page, such as `/c/koket/muggar`, with or without host, market and language before it. */
export function readListUrl(url: string): ListUrl {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const parts = path.split('/').filter((part) => part !== '');
  const place = parts.findIndex((part) => kinds[part] !== undefined);
  const kind = kinds[parts[place] ?? ''];
  const alias = decoded(parts.slice(place + 1).at(-1) ?? '');
  return kind && alias ? { kind, alias } : { kind: 'unknown' };
}

/** An address that cannot be read names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
