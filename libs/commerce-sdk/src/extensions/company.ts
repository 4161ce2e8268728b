import type { CompanyCredit } from '../domain/company/company-credit.ts';
import type { CompanyRole, MemberRights } from '../domain/company/company-member.ts';
import { formatOrganisationNumber } from '../domain/identity/format-organisation-number.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { CompanyApprovalFragment, CompanyFragment } from '../generated/extensions.ts';

/** A member of an organization, with what they may do. */
export interface CompanyMember extends MemberRights {
  /** Empty where the account has none. */
  name: string;
  email: string;
}

/** An invitation that is open. */
export interface CompanyInvitation {
  id: string;
  email: string;
  role: CompanyRole;
  /** Minor units inc VAT; null where there is no limit. */
  orderLimit: number | null;
  /** ISO 8601. */
  expiresAt: string;
}

/** Where an order stands that was sent for approval. */
export type ApprovalStatus = 'waiting' | 'approved' | 'refused' | 'withdrawn';

/** What a list tells of an order that was sent for approval. Amounts are minor units inc VAT. */
export interface ApprovalSummary {
  id: string;
  status: ApprovalStatus;
  /** By name. */
  askedBy: string;
  /** ISO 8601. */
  askedAt: string;
  /** Whether whoever asks sent it. */
  isOwn: boolean;
  /** Whether whoever asks may decide it now. */
  mayDecide: boolean;
  currency: string;
  /** What it cost as it was sent; where it is approved, as it was placed. */
  amount: number;
  /** By name; null while it waits, and where it fell with the membership of who sent it. */
  decidedBy: string | null;
  /** When it was approved, refused or taken back, ISO 8601; null while it waits. */
  decidedAt: string | null;
}

/** An order that was sent for approval. Amounts are minor units inc VAT. */
export interface CompanyApproval extends ApprovalSummary {
  /** What it would cost now; null where it is decided, or cannot be counted. */
  amountNow: number | null;
  /** What it costs without VAT: now while it waits, else as `amount`; null where that is not known. */
  amountExVat: number | null;
  lines: readonly {
    skuId: number;
    name: string;
    articleNumber: string;
    quantity: number;
    /** What all of it cost as it was sent. */
    amount: number;
    /** How many can be sold now; null where it is decided. */
    left: number | null;
    /** What whoever sent it wrote at the line, such as a mark. */
    message: string | null;
    /** Whether the shop gives it. */
    isGift: boolean;
  }[];
  reference: string | null;
  orderNumber: string | null;
  message: string | null;
  /** In one line; empty where it is not known. */
  deliveredTo: string;
  reason: string | null;
  /** The order that came of it. */
  orderId: string | null;
}

/** An organization as one of its members sees it. */
export interface Company {
  name: string;
  /** As its country writes it. */
  organisationNumber: string;
  currency: string;
  credit: CompanyCredit;
  /** Which of the members asks. */
  memberId: number;
  /** The longest a member first. */
  members: readonly CompanyMember[];
  /** To administrators alone; empty for others. */
  invitations: readonly CompanyInvitation[];
  /** What waits for whoever asks, and lately what they sent and what they might decide; the latest first, a hundred at most. */
  approvals: readonly ApprovalSummary[];
}

export function toCompany(answer: CompanyFragment): Company {
  const { name, organisationNumber, currency, creditLimit, creditUsed, memberId } = answer;
  return {
    ...{ name, currency, memberId, organisationNumber: formatOrganisationNumber(organisationNumber) },
    credit: { limit: minorFromDecimal(creditLimit), used: minorFromDecimal(creditUsed) },
    members: answer.members.map(({ id, name: called, email, role, orderLimit }) => ({
      ...{ id, name: called, email, role: toRole(role) },
      orderLimit: minorOrNull(orderLimit),
    })),
    invitations: answer.invitations.map(({ id, email, role, orderLimit, expiresAt }) => ({
      ...{ id, email, role: toRole(role), expiresAt },
      orderLimit: minorOrNull(orderLimit),
    })),
    approvals: answer.approvals.map(toSummary),
  };
}

export function toCompanyApproval(answer: CompanyApprovalFragment): CompanyApproval {
  const { reference, orderNumber, message, deliveredTo, reason, orderId } = answer;
  return {
    ...toSummary(answer),
    amountNow: minorOrNull(answer.amountNow),
    amountExVat: minorOrNull(answer.amountExVat),
    lines: answer.lines.map(({ amount, skuId, name, articleNumber, quantity, left, message, isGift }) => ({
      ...{ skuId, name, articleNumber, quantity, left, message, isGift },
      amount: minorFromDecimal(amount),
    })),
    ...{ reference, orderNumber, message, deliveredTo, reason, orderId },
  };
}

const roles: Readonly<Record<string, CompanyRole>> = {
  BUYER: 'buyer',
  APPROVER: 'approver',
  ADMINISTRATOR: 'administrator',
};

/** A role that a later version of the schema adds may do what a buyer may. */
export function toRole(role: string): CompanyRole {
  return roles[role] ?? 'buyer';
}

/** A role by the name of the schema. */
export function roleToSend(role: CompanyRole) {
  return ({ buyer: 'BUYER', approver: 'APPROVER', administrator: 'ADMINISTRATOR' } as const)[role];
}

const statuses: Readonly<Record<string, ApprovalStatus>> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
};

function toSummary(answer: CompanyFragment['approvals'][number]): ApprovalSummary {
  const { id, status, askedBy, askedAt, isOwn, mayDecide, currency, amount, decidedBy, decidedAt } = answer;
  return {
    ...{ id, askedBy, askedAt, isOwn, mayDecide, currency, decidedBy, decidedAt },
    status: statuses[status] ?? 'withdrawn',
    amount: minorFromDecimal(amount),
  };
}

function minorOrNull(decimal: number | null): number | null {
  return decimal === null ? null : minorFromDecimal(decimal);
}
