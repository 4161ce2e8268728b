import type { MemberRights } from '@torg/commerce-sdk/domain';

/** An organization whose members buy together. */
export interface CompanyRecord {
  companyId: number;
  name: string;
  organisationNumber: string;
  countryCode: string;
  currency: string;
  /** Minor units inc VAT. */
  creditLimit: number;
}

/** A member, by the id of their account. */
export interface MemberRecord extends MemberRights {
  email: string;
  /** Empty where the account has none. */
  name: string;
}

/** A member with their organization. */
export interface Membership {
  company: CompanyRecord;
  member: MemberRecord;
}

/** How a member is called towards the others. */
export function calledOf({ name, email }: Pick<MemberRecord, 'name' | 'email'>): string {
  return name === '' ? email : name;
}
