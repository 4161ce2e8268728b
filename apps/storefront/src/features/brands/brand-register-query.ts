import { queryOptions } from '@tanstack/react-query';
import { getBrands } from '@torg/commerce-sdk';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { registerPage, type RegisterRequest } from './brand-register.ts';
import { groupBrands } from './group-brands.ts';

/** The part of the register that an address asks for. */
export function readRegisterRequest(query: URLSearchParams): RegisterRequest {
  return { letter: query.get('letter'), sought: query.get('q') ?? '' };
}

/** The brands under a letter, or all of them where they are few; null for a letter that none begins with. */
export function brandRegisterQuery(
  { commerce, shared, site, t }: QuerySource & Pick<AppScope, 'site' | 't'>,
  request: RegisterRequest,
) {
  const readGroups = async () =>
    groupBrands(await getBrands(commerce), { locale: site.locale, alphabet: t('brands.alphabet') });
  return queryOptions({
    queryKey: ['brands', scopeKey(commerce), request.letter, request.sought],
    queryFn: async () => registerPage(await shared.read('brands', readGroups), request),
    staleTime: Infinity,
  });
}
