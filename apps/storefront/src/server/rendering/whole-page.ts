const wholeParam = 'whole';

/** Whether a page is to wait for its slowest part: its visitor has no script, and what comes late needs one to be shown. */
export function isAskedWhole({ searchParams }: URL): boolean {
  return searchParams.has(wholeParam);
}

/** Path and query by which the same page is sent in one piece. */
export function wholeAddress(url: URL): string {
  const whole = new URL(url);
  whole.searchParams.set(wholeParam, '1');
  return whole.pathname + whole.search;
}

/** The address of a page as everybody knows it. */
export function withoutWhole(url: URL): URL {
  const plain = new URL(url);
  plain.searchParams.delete(wholeParam);
  return plain;
}
