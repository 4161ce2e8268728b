import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUserRepository } from '../account/user.repository.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { grantCredit, listCompanies, openCompany } from './open-company.ts';

describeApi('an organization that shall buy together', () => {
  let seeded: OpenDatabase;
  const karin = { email: 'karin@torg.example', firstName: 'Karin', lastName: 'Ek' };
  beforeAll(async () => {
    seeded = await openSeededDatabase(testCatalogue);
    const kind = { customerType: 'ORGANIZATION', mayPreview: false } as const;
    await createUserRepository(seeded.db).add({ ...karin, ...kind }, { salt: 's', hash: 'h' }, testStart);
  });
  afterAll(() => seeded.close());

  const number = { organisationNumber: '5599990016', countryCode: 'SE' };
  const company = { ...number, name: 'Snickarna AB', currency: 'SEK', creditLimit: 10_000_00 };
  const open = (administrator: string) => openCompany(seeded.db, { ...company, administrator, now: testStart });

  it('is led by a customer, and there once', async () => {
    expect(await open('nobody@torg.example')).toEqual({ kind: 'unknown-customer' });
    expect(await open('Karin@torg.example')).toEqual({ kind: 'opened' });
    expect(await open(karin.email)).toEqual({ kind: 'already-member', of: 'Snickarna AB' });
    expect(await listCompanies(seeded.db)).toMatchObject([{ ...company, creditUsed: 0, members: 1 }]);
  });

  it('may owe what it is granted', async () => {
    expect(await grantCredit(seeded.db, { ...number, creditLimit: 500_00 })).toBe(true);
    expect(await listCompanies(seeded.db)).toMatchObject([{ creditLimit: 500_00 }]);
    expect(await grantCredit(seeded.db, { ...number, countryCode: 'NO', creditLimit: 1 })).toBe(false);
  });
});
