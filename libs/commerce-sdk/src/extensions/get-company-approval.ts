import type { RequestOptions } from '../client/commerce-client.ts';
import { CompanyApprovalDocument } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { toCompanyApproval, type CompanyApproval } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal } from './owner-refusal.ts';

/**
 * Reads an order that was sent for approval; null for whoever neither sent it nor may decide it.
 *
 * @example
 * const approval = await getCompanyApproval(extensions, { id: 'approval-1' });
 */
export async function getCompanyApproval(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<CompanyApproval | null> {
  try {
    const { companyApproval } = await client.request(CompanyApprovalDocument, { id }, personal(options));
    return companyApproval && toCompanyApproval(companyApproval);
  } catch (error) {
    refusalIn(error, toOwnerRefusal);
    return null;
  }
}
