import type { AppScope } from './app-scope.ts';

type Kept = Pick<AppScope, 'postalCode'>;

/** The digits of the postal code that the visitor gave in a country (ISO 3166); null where they gave none there. */
export function knownPostalCode({ postalCode }: Kept, country: string): string | null {
  const [keptIn, digits] = postalCode.read()?.split('.') ?? [];
  return keptIn === country && digits !== undefined && /^\d{4,5}$/.test(digits) ? digits : null;
}

/** Remembers it: pages of products, the cart and the checkout go on with it. */
export function keepPostalCode({ postalCode }: Kept, country: string, digits: string): void {
  postalCode.write(`${country}.${digits}`);
}
