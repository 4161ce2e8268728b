import type { VatView } from '@torg/commerce-sdk/domain';
import type { PublicConfig } from '../config/public-config.ts';

/** The ways to pay that the shop promises in a country (ISO 3166). An organization, which sees prices without VAT, has none that are for persons. */
export function paymentNames(
  { claims }: Pick<PublicConfig['shop'], 'claims'>,
  { country, vatView }: { country: string; vatView: VatView },
): readonly string[] {
  const isOrganization = vatView === 'exVat';
  const ways = claims.payments[country] ?? [];
  return ways.filter(({ personsOnly }) => !(personsOnly && isOrganization)).map(({ name }) => name);
}
