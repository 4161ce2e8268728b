import type { ResponseError } from '../errors/graphql-response-error.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** Why the members of an organization stay as they are. */
export type MemberRefusal =
  | OwnerRefusal
  | { kind: 'unknown-member' }
  /** Without them nobody would lead the organization. */
  | { kind: 'last-administrator' };

/** Reads a refusal; null for any other failure. */
export function toMemberRefusal(error: ResponseError): MemberRefusal | null {
  const { code } = error.extensions;
  if (code === 'UNKNOWN_MEMBER') return { kind: 'unknown-member' };
  return code === 'LAST_ADMINISTRATOR' ? { kind: 'last-administrator' } : toOwnerRefusal(error);
}
