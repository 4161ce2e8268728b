import type { RequestOptions } from '../client/commerce-client.ts';
import { CompanyDocument } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { toCompany, type Company } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Reads the organization that a customer buys for; null where they are a member of none, or nobody is signed in.
 *
 * @example
 * const company = await getCompany(extensions);
 * if (company) console.log(`${company.name}: ${company.members.length} members`);
 */
export function getCompany(client: ExtensionsClient, options?: RequestOptions): Promise<Company | null> {
  return unlessSignedOut(async () => {
    const { company } = await client.request(CompanyDocument, {}, personal(options));
    return company && toCompany(company);
  });
}
