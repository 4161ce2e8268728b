import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { MonitorProductAvailabilityDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { toLetterRefusal } from '../letter-refusal.ts';
import type { LetterRefusal } from '../letter-refusal.ts';
import { refusalIn } from '../refusal-in.ts';

/** What became of the wish to be told when goods are back. */
export type AvailabilityNoticeResult =
  /** It may have to be confirmed by mail first. */
  | { kind: 'registered' }
  /** There is nothing to wait for. Only the embedded API says so. */
  | { kind: 'in-stock' }
  | { kind: 'unknown-item' }
  | LetterRefusal;

/** Whom to write to once a sku is back in stock. */
export interface AvailabilityNoticeRequest {
  email: string;
  skuId: number;
}

/**
 * Asks to be told by mail when a sku can be bought again.
 *
 * @example
 * const result = await monitorProductAvailability(client, { email: 'maja@torg.example', skuId });
 */
export async function monitorProductAvailability(
  client: CommerceClient,
  request: AvailabilityNoticeRequest,
  options?: RequestOptions,
): Promise<AvailabilityNoticeResult> {
  try {
    const answer = await client.request(MonitorProductAvailabilityDocument, request, repeatable(options));
    return { kind: answer.monitorProductAvailability ? 'registered' : 'unknown-item' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(problem: ResponseError): AvailabilityNoticeResult | null {
  switch (problem.extensions['code']) {
    case 'UNKNOWN_ITEM':
      return { kind: 'unknown-item' };
    case 'IN_STOCK':
      return { kind: 'in-stock' };
    default:
      return toLetterRefusal(problem);
  }
}
