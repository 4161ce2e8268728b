import type { RequestOptions } from '../client/commerce-client.ts';
import type { CompanyRole } from '../domain/company/company-member.ts';
import { decimalFromMinor } from '../domain/money/decimal-from-minor.ts';
import { ChangeMemberDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { roleToSend } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toMemberRefusal, type MemberRefusal } from './member-refusal.ts';

/** What a member may from now on. */
export interface ChangeMemberRequest {
  id: number;
  role: CompanyRole;
  /** Minor units inc VAT; null where there is no limit. */
  orderLimit: number | null;
}

/**
 * Changes what a member may. It can be sent again.
 *
 * @example
 * // At most 5,000 kronor an order without approval.
 * const result = await changeMember(extensions, { id: 2, role: 'buyer', orderLimit: 5_000_00 });
 */
export async function changeMember(
  client: ExtensionsClient,
  { id, role, orderLimit }: ChangeMemberRequest,
  options?: RequestOptions,
): Promise<{ kind: 'changed' } | MemberRefusal> {
  const limit = orderLimit === null ? null : decimalFromMinor(orderLimit);
  try {
    await client.request(ChangeMemberDocument, { id, role: roleToSend(role), orderLimit: limit }, repeatable(options));
    return { kind: 'changed' };
  } catch (error) {
    return refusalIn(error, toMemberRefusal);
  }
}
