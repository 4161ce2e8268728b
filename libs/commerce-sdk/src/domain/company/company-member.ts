/** What a member of an organization may do: buy, approve what others buy as well, or lead it. */
export type CompanyRole = 'buyer' | 'approver' | 'administrator';

/** All roles, from what may least to what may most. */
export const companyRoles: readonly CompanyRole[] = ['buyer', 'approver', 'administrator'];

/** By what it is judged what a member may do. */
export interface MemberRights {
  /** Tells members of one organization apart. */
  id: number;
  role: CompanyRole;
  /** The most that one order of theirs may cost without approval, minor units inc VAT; null where there is no such limit. */
  orderLimit: number | null;
}

/** An order that somebody shall approve. */
export interface AskedPurchase {
  /** The member who wants it. */
  askedBy: number;
  /** What it costs, minor units inc VAT. */
  amount: number;
}

/**
 * Whether an order has to be approved by another before it is placed. Who leads an organization asks nobody.
 *
 * @example
 * needsApproval({ id: 2, role: 'buyer', orderLimit: 5_000_00 }, 7_500_00); // true
 */
export function needsApproval({ role, orderLimit }: MemberRights, amount: number): boolean {
  return role !== 'administrator' && orderLimit !== null && amount > orderLimit;
}

/**
 * Whether a member may say yes or no to an order: never to an own one, and an approver within their own limit alone.
 *
 * @example
 * mayApprove({ id: 1, role: 'administrator', orderLimit: null }, { askedBy: 2, amount: 7_500_00 }); // true
 */
export function mayApprove({ id, role, orderLimit }: MemberRights, { askedBy, amount }: AskedPurchase): boolean {
  if (id === askedBy || role === 'buyer') return false;
  return role === 'administrator' || orderLimit === null || amount <= orderLimit;
}

/**
 * Whether a member may invite others, change what they may, and let them go.
 *
 * @example
 * mayManageMembers({ id: 2, role: 'buyer', orderLimit: null }); // false
 */
export function mayManageMembers({ role }: MemberRights): boolean {
  return role === 'administrator';
}
