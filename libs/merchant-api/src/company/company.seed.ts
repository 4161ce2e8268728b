import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { writeProfile } from '../account/profile.repository.ts';
import { createUserRepository } from '../account/user.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { demoCompanies, type DemoCompany } from '../settings/demo-companies.ts';
import { addMember } from './company.repository.ts';

/** Adds the organizations of the demo, whose members have accounts, where they are not there. */
export async function seedDemoCompanies(db: ShopDatabase, now: number): Promise<void> {
  for (const company of demoCompanies) {
    await db.transaction().execute(async (trx) => {
      const companyId = await addCompany(trx, company, now);
      if (companyId === null) return;
      for (const { email, role, orderLimit } of company.members) {
        const found = await createUserRepository(trx).findByEmail(email);
        if (!found) continue;
        const { userId } = found.user;
        const limit = orderLimit === null ? null : minorFromDecimal(orderLimit);
        await addMember(trx, { companyId, userId, role, orderLimit: limit, now });
        const { name, addressLine1, zip, city, countryCode, organisationNumber } = company;
        const address = { company: name, addressLine1, zip, city, country: countryCode };
        await writeProfile(trx, userId, { address, personalId: organisationNumber });
      }
    });
  }
}

/** Null where it is there already. */
async function addCompany(trx: ShopDatabase, company: DemoCompany, now: number): Promise<number | null> {
  const row = await trx
    .insertInto('companies')
    .values({
      ...{ name: company.name, organisation_number: company.organisationNumber, country_code: company.countryCode },
      ...{ currency: company.currency, credit_limit: minorFromDecimal(company.creditLimit), created_at: new Date(now) },
    })
    .onConflict((conflict) => conflict.columns(['country_code', 'organisation_number']).doNothing())
    .returning('company_id')
    .executeTakeFirst();
  return row?.company_id ?? null;
}
