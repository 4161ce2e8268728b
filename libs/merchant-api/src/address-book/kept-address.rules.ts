import { storableText } from '../database/storable-text.ts';
import type { KeptAddressInputType } from '../generated/extensions.ts';

const neededParts = ['firstName', 'lastName', 'addressLine1', 'zip', 'city', 'country'] as const;
const otherParts = ['company', 'careOf', 'addressLine2', 'entryCode', 'mobile'] as const;

/** What is kept of an address, by the contract's names. */
export type KeptAddressParts = Readonly<Record<(typeof neededParts | typeof otherParts)[number], string>>;

export type KeptAddressReading =
  | { ok: true; parts: KeptAddressParts }
  | { ok: false; reason: 'missing'; part: string }
  | { ok: false; reason: 'too-long'; part: string; most: number };

const MOST_IN_PART = 200;

/** Reads an address that is to be kept. What is left out is empty. */
export function readKeptAddress(input: KeptAddressInputType): KeptAddressReading {
  const texts = [...neededParts, ...otherParts].map((part) => [part, storableText(input[part] ?? '').trim()] as const);
  const parts = Object.fromEntries(texts) as KeptAddressParts; // each part is among them
  const missing = neededParts.find((part) => parts[part] === '');
  if (missing !== undefined) return { ok: false, reason: 'missing', part: missing };
  const [long] = texts.find(([, text]) => text.length > MOST_IN_PART) ?? [];
  if (long !== undefined) return { ok: false, reason: 'too-long', part: long, most: MOST_IN_PART };
  return { ok: true, parts };
}
