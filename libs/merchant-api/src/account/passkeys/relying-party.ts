import { isIP } from 'node:net';

/** Who a passkey is shown to: the pages of one origin, by their host. */
export interface RelyingParty {
  /** Scheme, host and port, as browsers write them into what is signed. */
  origin: string;
  /** The host, which the authenticator binds the key to. */
  id: string;
}

/**
 * The relying party of a shop's address; null where browsers make no passkeys: on an address of numbers, and without https
 * on any host but this machine's own.
 */
export function relyingPartyOf(address: string): RelyingParty | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine) ? { origin, id: hostname } : null;
}
