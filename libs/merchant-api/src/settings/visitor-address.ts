/**
 * Where a request comes from. `peer` is the address that the connection came from; each of the `proxies` that the operator
 * trusts has added the one before it to `x-forwarded-for`, and what stands further left anyone could have written.
 */
export function visitorAddress(peer: string, forwardedFor: string | null, proxies: number): string {
  const told = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const way = [...told.filter((address) => address !== ''), peer];
  return way[Math.max(0, way.length - 1 - proxies)] ?? peer;
}
