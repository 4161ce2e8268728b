import type { RequestOptions } from '../client/commerce-client.ts';
import type { PurchaseRequest } from '../operations/checkout/get-purchase.ts';
import { OrderConfirmationDocument } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What was agreed when an order was placed, beyond what `getPurchase` tells of it. */
export interface OrderConfirmation {
  /** Whoever has it may see what was bought, so it belongs in no log. */
  publicId: string;
  /** ISO 8601. */
  placedAt: string;
  /** Where the confirmation goes. */
  email: string;
  /** Whether an organization buys, whose prices are shown without VAT. */
  isOrganization: boolean;
  /** An organization's registered number; null for persons, and where it is a sole trader's personal number. */
  organizationNumber: string | null;
  /** Whether it is no customer's, so that `claimOrder` may give it to one. */
  isGuests: boolean;
  /** Whether it is that of the customer whose access token is sent. */
  isYours: boolean;
  shippingName: string;
  /** In words, such as `1–3 arbetsdagar`; null where nothing was promised. */
  deliveryTime: string | null;
  /** Name and address of the place where it is fetched; null where it comes to the address. */
  pickupPoint: string | null;
  paymentName: string;
  /** Whether a bill is paid later. */
  isBilled: boolean;
  /** Until when its goods are held while nobody has paid, ISO 8601; null where they are taken, or held no more. */
  heldUntil: string | null;
  /** The whole address of its receipt, or of its bill while that is not paid, as PDF; null where there is none. */
  receiptUrl: string | null;
  /** Whether nobody has begun to pack it, so that `cancelOrder` takes it. */
  isCancellable: boolean;
}

/**
 * Reads what was agreed of an order, by the ids of `getPurchase`; null where they lead to none.
 *
 * @example
 * const confirmation = await getOrderConfirmation(extensions, { id: cartId, cartId });
 */
export async function getOrderConfirmation(
  client: ExtensionsClient,
  { id, cartId }: Pick<PurchaseRequest, 'id' | 'cartId'>,
  options?: RequestOptions,
): Promise<OrderConfirmation | null> {
  const { orderConfirmation } = await client.request(OrderConfirmationDocument, { id, cartId }, personal(options));
  if (!orderConfirmation) return null;
  const { publicOrderId: publicId, ...agreed } = orderConfirmation;
  return { publicId, ...agreed };
}
