import { ownQuery, type OwnSource } from '../../queries/own-query.ts';

/** An order that was sent for approval, for who sent it or may decide it; null for all others. */
export function companyApprovalQuery(scope: OwnSource, id: string) {
  return ownQuery(
    'company-approval',
    scope,
    async (client, options) => {
      const { getCompanyApproval } = await import('./company-calls.ts');
      return getCompanyApproval(client, { id }, options);
    },
    { about: id },
  );
}
