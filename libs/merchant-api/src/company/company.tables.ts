import type { CompanyRole } from '@torg/commerce-sdk/domain';
import type { Generated } from 'kysely';
import type { JsonColumn } from '../checkout/checkout.tables.ts';

/** Organizations whose members buy together. Amounts are minor units inc VAT. */
export interface CompaniesTable {
  company_id: Generated<number>;
  name: string;
  /** In digits, as its country writes it. */
  organisation_number: string;
  country_code: string;
  currency: string;
  credit_limit: number;
  /** The prices that its members buy at; null where they are everybody's. */
  price_list_id: Generated<number | null>;
  created_at: Date;
}

/** Customers are members of one organization at most. */
export interface CompanyMembersTable {
  user_id: number;
  company_id: number;
  role: CompanyRole;
  /** The most that one order may cost without approval; null where there is no limit. */
  order_limit: number | null;
  joined_at: Date;
}

/** Invitations by the hash of their key. */
export interface CompanyInvitationsTable {
  invitation_id: string;
  company_id: number;
  key_hash: string;
  /** In lower case. */
  email: string;
  role: CompanyRole;
  order_limit: number | null;
  invited_by: string;
  invited_at: Date;
  expires_at: Date;
  /** Who became a member by it; null while it is open, or since that account is gone. */
  used_by: number | null;
  used_at: Date | null;
}

/** Orders that were placed for an organization. */
export interface CompanyOrdersTable {
  order_id: number;
  company_id: number;
  /** What was left to pay as it was placed. */
  amount: number;
  is_on_account: boolean;
}

export type ApprovalStatus = 'waiting' | 'approved' | 'refused' | 'withdrawn';

/** One line of what was sent for approval, as it was then. */
export interface ApprovalLine {
  skuId: number;
  name: string;
  articleNumber: string;
  quantity: number;
  amount: number;
  /** What the buyer wrote at it; absent in what was sent before it was kept, as the next. */
  message?: string | null;
  isGift?: boolean;
}

/** Orders that were sent for approval. */
export interface CompanyApprovalsTable {
  approval_id: string;
  company_id: number;
  asked_by: number;
  /** The cart that was sent, which is closed by that. */
  source_cart_id: string;
  /** The copy that the order is made of; no client knows it. */
  cart_id: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  amount: number;
  lines: JsonColumn<readonly ApprovalLine[]>;
  status: ApprovalStatus;
  asked_at: Date;
  decided_at: Date | null;
  /** By name; the account may be gone. */
  decided_by: string | null;
  reason: string | null;
  order_id: number | null;
  /** Where the goods go, in one line; null of what was sent before it was kept, as the next. */
  delivered_to: string | null;
  amount_ex_vat: number | null;
}
