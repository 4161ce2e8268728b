import { createHash } from 'node:crypto';

/** What the database keeps of a random secret. Who reads it cannot guess eighty bits or more, so that a fast hash is enough. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
