/** Where a parcel goes, and in which language its carrier answers. */
export interface CarrierQuestion {
  countryCode: string;
  postalCode: string;
  languageId: string;
  currency: string;
  /** IANA name of the market's, in whose days it is promised. */
  timeZone: string;
  now: number;
  /** What the heaviest piece weighs. */
  heaviestGrams: number;
}

/** A place where a parcel can be fetched; the distance is metres. */
export interface PickupPoint {
  id: string;
  name: string;
  address1: string;
  address2: string;
  zipCode: string;
  city: string;
  country: string;
  distance: number;
}

/** A way of sending as nShift's DeliveryCheckout writes it. */
export interface CarrierOption {
  id: string;
  name: string;
  /** When it arrives; empty where nobody knows the day. */
  description1: string;
  description2: string;
  carrierId: string;
  /** What it asks itself, minor units inc VAT; null where the shop's own fee holds. */
  price: number | null;
  /** The ISO date of the first day on which it can arrive; null where nobody knows the day. */
  earliestDate: string | null;
  agents: readonly PickupPoint[];
  subOptions: readonly never[];
}

/**
 * Knows what can be sent where, and when it arrives; what it leaves out cannot be sent so. It may throw: a checkout then
 * does without.
 */
export interface Carrier {
  optionsFor(question: CarrierQuestion): Promise<readonly CarrierOption[]>;
}
