import { lookup as lookupName } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createPrivateAddresses } from './private-addresses.ts';

const MOST_BYTES = 15 * 1024 * 1024;
const PATIENCE_MS = 20_000;
const MOST_REDIRECTS = 3;

/** Bounds that a test may loosen. */
export interface FetchBounds {
  isPrivate?: (address: string) => boolean;
  mostBytes?: number;
  patienceMs?: number;
}

/** Gets a picture from the internet. */
export type FetchPicture = (url: string) => Promise<Uint8Array>;

/**
 * Makes a reader of pictures that stays within bounds of size and time and goes to no private address: each address is
 * looked at when it is connected to, after every redirect again.
 */
export function createFetchPicture(bounds: FetchBounds = {}): FetchPicture {
  const { isPrivate = createPrivateAddresses(), mostBytes = MOST_BYTES, patienceMs = PATIENCE_MS } = bounds;
  return async (url) => {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return await follow(new URL(url), { signal, isPrivate, mostBytes });
    } catch (error) {
      throw signal.aborted ? new Error(`The answer took longer than ${patienceMs / 1000} s`, { cause: error }) : error;
    }
  };
}

interface Bounds {
  signal: AbortSignal;
  isPrivate(address: string): boolean;
  mostBytes: number;
}

async function follow(first: URL, { signal, isPrivate, mostBytes }: Bounds): Promise<Uint8Array> {
  let address = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await open(address, signal, isPrivate);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return readPicture(response, mostBytes);
    response.destroy();
    address = new URL(headers.location, address);
  }
  throw new Error('The address leads from one to the next too often');
}

function open(url: URL, signal: AbortSignal, isPrivate: (address: string) => boolean): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`Pictures are not fetched by ${url.protocol}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address written as numbers is never looked up.
  if (isIP(host) !== 0 && isPrivate(host)) throw new Error(`${host} is a private address`);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { signal, lookup: publicLookup(isPrivate), headers: { accept: 'image/*', 'user-agent': 'torg' } };
    send(url, options, resolve).on('error', reject).end();
  });
}

function publicLookup(isPrivate: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      const hidden = addresses?.find(({ address }) => isPrivate(address));
      const problem = error ?? (hidden || !first ? new Error(`${hostname} has a private address`) : null);
      if (problem || !first) callback(problem ?? new Error(`${hostname} has no address`), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readPicture(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode !== 200) throw new Error(`The answer was ${statusCode}`);
    const type = headers['content-type'] ?? '';
    if (!/^image\//i.test(type)) throw new Error(`The answer is no picture but ${type || 'of no stated type'}`);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response) {
      const bytes: Uint8Array = part;
      length += bytes.length;
      if (length > mostBytes) throw new Error(`The picture is larger than ${mostBytes} bytes`);
      parts.push(bytes);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}
