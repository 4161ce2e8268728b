import type { RequestOptions } from '../client/commerce-client.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { Minor, VatAmount } from '../domain/money/money.ts';
import { DeliveryEstimateDocument } from '../generated/extensions.ts';
import { toVatAmount } from '../operations/catalogue/to-price.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** A place where a parcel can be fetched. */
export interface DeliveryPoint {
  id: string;
  name: string;
  address: string;
  city: string;
  /** Metres from the postal code; null where nobody knows. */
  distance: number | null;
}

/** A way of delivery to a postal code, as a checkout would offer it. */
export interface DeliveryWay {
  id: number;
  name: string;
  /** Minor units. */
  fee: VatAmount;
  /** Minor units inc VAT left to free shipping; 0 when reached, null where no limit is set. */
  amountLeftToFreeShipping: Minor | null;
  /** When it arrives or can be fetched, in words; empty where nobody knows. */
  arrival: string;
  /** The ISO date of the first day on which it can arrive; null where nobody knows. */
  earliestDate: string | null;
  about: string;
  /** The nearest first; empty where it is brought. */
  pickupPoints: readonly DeliveryPoint[];
}

/** How goods come to a postal code, or why they do not. */
export type DeliveryEstimate =
  | { kind: 'ways'; /** ISO 4217. */ currency: string; ways: readonly DeliveryWay[] }
  | { kind: 'postal-code' | 'not-delivered' };

/** Where the goods go, and what: all that a cart holds, or units of one product (1 when left out) or one package. */
export type DeliveryEstimateRequest = { postalCode: string } & (
  { cartId: string } | { productId: number; quantity?: number }
);

/**
 * Reads how goods come to a postal code before there is a checkout, by its carriers and rules. `postal-code` is none of the
 * market's country; nothing is sent where it is `not-delivered`. Throws for a product or a cart that is not there.
 *
 * @example
 * const estimate = await getDeliveryEstimate(extensions, deliveryRequest);
 */
export async function getDeliveryEstimate(
  client: ExtensionsClient,
  request: DeliveryEstimateRequest,
  options?: RequestOptions,
): Promise<DeliveryEstimate> {
  const { deliveryEstimate } = await client.request(DeliveryEstimateDocument, request, options);
  const { problem, currency, ways } = deliveryEstimate;
  if (problem === 'POSTAL_CODE') return { kind: 'postal-code' };
  // What an account of a later version tells is a no as well.
  if (problem !== null) return { kind: 'not-delivered' };
  return {
    kind: 'ways',
    currency,
    ways: ways.map(({ feeIncVat, feeExVat, amountLeftToFreeShipping: left, ...way }) => ({
      ...way,
      fee: toVatAmount(feeIncVat, feeExVat),
      amountLeftToFreeShipping: left === null ? null : minorFromDecimal(left),
    })),
  };
}
