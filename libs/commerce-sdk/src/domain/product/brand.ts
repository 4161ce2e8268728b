import type { NamedLink } from './product.ts';

/** A brand as a list of brands shows it. */
export interface Brand extends NamedLink {
  brandId: number;
  /** The file name of its logo; null where it has none. */
  logo: string | null;
}
