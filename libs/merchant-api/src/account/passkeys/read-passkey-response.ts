import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { parseRecord } from '../parse-record.ts';

/** What a browser sends of a key that it made. */
export type RegistrationResponse = RegistrationResponseJSON;
/** What a browser sends that a key signed. */
export type LoginResponse = AuthenticationResponseJSON;

/** Far more than any authenticator writes. */
const bytes = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/);
const key = { id: bytes.max(1_400), rawId: bytes.max(1_400), type: z.literal('public-key') };

const registration = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
});

const login = z.object({
  ...key,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
});

/** Reads a new key; null for anything that is none. */
export function readRegistration(text: string): RegistrationResponse | null {
  const read = registration.safeParse(parseRecord(text)).data;
  return read ? { ...read, clientExtensionResults: {} } : null;
}

/** Reads an answer to a challenge; null for anything that is none. */
export function readLogin(value: unknown): LoginResponse | null {
  const read = login.safeParse(value).data;
  return read ? { ...read, clientExtensionResults: {} } : null;
}
