import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { writeProfile } from '../account/profile.repository.ts';
import { createUserRepository } from '../account/user.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { demoCompanies } from '../settings/demo-companies.ts';
import { addCompany, addMember, givePriceList } from './company.repository.ts';

/** Adds the organizations of the demo, whose members have accounts, where they are not there. */
export async function seedDemoCompanies(db: ShopDatabase, now: number): Promise<void> {
  for (const company of demoCompanies) {
    await db.transaction().execute(async (trx) => {
      const creditLimit = minorFromDecimal(company.creditLimit);
      const companyId = await addCompany(trx, { ...company, creditLimit }, now);
      if (companyId === null) return;
      await givePriceList(trx, companyId, company.priceList);
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
