import { queryOptions } from '@tanstack/react-query';
import type { OwnSource } from '../../queries/own-query.ts';

/** What an invitation is to, by the key of its mail; null where it can be used no more. */
export function companyInvitationQuery({ extensions }: Pick<OwnSource, 'extensions'>, key: string) {
  return queryOptions({
    queryKey: ['company-invitation', key],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const [client, { getCompanyInvitation }] = await Promise.all([extensions(), import('./company-calls.ts')]);
      return client && key !== '' ? getCompanyInvitation(client, { key }, { signal }) : null;
    },
  });
}
