import { BlockList, isIP } from 'node:net';

/**
 * Whose word on where a request comes from holds: that of so many proxies in front, or of those at these addresses and
 * networks. A number serves only where nobody can reach the server past the proxies.
 */
export type TrustedProxies = number | readonly string[];

const loopback = ['127.0.0.0/8', '::1'];

/** Reads a number of proxies, or addresses, networks and `loopback` with commas between; null where it is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\s*\d+\s*$/.test(text)) return Number(text) <= 10 ? Number(text) : null;
  const places = text.split(',').flatMap((place) => (place.trim() === 'loopback' ? loopback : place.trim()));
  return places.every(isPlace) ? places : null;
}

/**
 * Where a request comes from. `peer` is the address that the connection came from; each trusted proxy has added the one
 * before it to `x-forwarded-for`, and what stands further left anyone could have written.
 */
export function visitorAddress(peer: string, forwardedFor: string | null, proxies: TrustedProxies): string {
  const told = (forwardedFor ?? '').split(',').map((address) => address.trim());
  const way = [...told.filter((address) => address !== ''), peer].map(withoutMapping);
  if (typeof proxies === 'number') return way[Math.max(0, way.length - 1 - proxies)] ?? peer;
  const trusted = networksOf(proxies);
  return way.findLast((address) => !isWithin(trusted, address)) ?? way[0] ?? peer;
}

/** A socket that listens for both kinds of address writes `1.2.3.4` as `::ffff:1.2.3.4`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return isWithin(networksOf(loopback), address);
}

/**
 * What limits count by: an address, or the network that a home has to itself. With IPv6 that is 2^64 addresses, and whoever
 * may change theirs at will would have as many tries.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6 || isLoopback(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  // What `::` leaves out is zeros; with nothing after it they fill the rest.
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function isPlace(place: string): boolean {
  const [address = '', bits, ...rest] = place.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return rest.length === 0 && isIP(address) > 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= longest));
}

function networksOf(places: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const place of places) {
    const [address = '', bits] = place.split('/');
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

function isWithin(networks: BlockList, address: string): boolean {
  return isIP(address) > 0 && networks.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
