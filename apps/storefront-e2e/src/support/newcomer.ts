import { randomUUID } from 'node:crypto';

/** An address that no account was made with, whoever ran the journeys before. */
export function newcomer(who: string): string {
  return `${who}-${randomUUID()}@torg.example`;
}
