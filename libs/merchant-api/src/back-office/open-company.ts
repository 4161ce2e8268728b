import { createUserRepository } from '../account/user.repository.ts';
import {
  addCompany,
  addMember,
  findCompanyId,
  findMembership,
  givePriceList,
  readCompanies,
  readCreditUsed,
  readMembers,
  writeCreditLimit,
} from '../company/company.repository.ts';
import type { CompanyRecord } from '../company/company-record.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';

/** An organization that shall buy together, and the customer who leads it; `now` is in milliseconds since 1970. */
export interface NewCompany extends Omit<CompanyRecord, 'companyId'> {
  administrator: string;
  now: number;
}

export type OpenCompanyResult =
  | { kind: 'opened' }
  | { kind: 'unknown-customer' }
  /** The customer is a member of that organization. */
  | { kind: 'already-member'; of: string }
  /** An organization of that country has the number. */
  | { kind: 'number-taken' };

/** Adds an organization, whose administrator invites its members from then on. */
export async function openCompany(
  db: ShopDatabase,
  { administrator, now, ...company }: NewCompany,
): Promise<OpenCompanyResult> {
  const found = await createUserRepository(db).findByEmail(storableText(administrator));
  if (!found) return { kind: 'unknown-customer' };
  const { userId } = found.user;
  return db.transaction().execute(async (trx): Promise<OpenCompanyResult> => {
    const membership = await findMembership(trx, userId);
    if (membership) return { kind: 'already-member', of: membership.company.name };
    const companyId = await addCompany(trx, { ...company, name: storableText(company.name) }, now);
    if (companyId === null) return { kind: 'number-taken' };
    await addMember(trx, { companyId, userId, role: 'administrator', orderLimit: null, now });
    return { kind: 'opened' };
  });
}

/** Changes what an organization may owe, minor units inc VAT; false where no organization of the country has the number. */
export function grantCredit(
  db: ShopDatabase,
  company: Pick<CompanyRecord, 'organisationNumber' | 'countryCode' | 'creditLimit'>,
): Promise<boolean> {
  return writeCreditLimit(db, company);
}

/** Has an organization buy by a price list, or at everybody's prices where none is named. */
export async function setPriceList(
  db: ShopDatabase,
  { identifier, ...company }: Pick<CompanyRecord, 'organisationNumber' | 'countryCode'> & { identifier: string | null },
): Promise<'set' | 'unknown-company' | 'unknown-list'> {
  const companyId = await findCompanyId(db, company);
  if (companyId === null) return 'unknown-company';
  return (await givePriceList(db, companyId, identifier && storableText(identifier))) ? 'set' : 'unknown-list';
}

/** An organization with what it owes, minor units inc VAT, and how many buy for it. */
export interface ListedCompany extends CompanyRecord {
  creditUsed: number;
  members: number;
}

/** All organizations, by name. */
export async function listCompanies(db: ShopDatabase): Promise<ListedCompany[]> {
  const companies = await readCompanies(db);
  return Promise.all(
    companies.map(async (company) => ({
      ...company,
      creditUsed: await readCreditUsed(db, company.companyId),
      members: (await readMembers(db, company.companyId)).length,
    })),
  );
}
