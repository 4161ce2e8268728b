import { responseErrors } from '../client/read-response.ts';
import type { CommerceError } from '../errors/commerce-error.ts';
import { ConnectionClosedError } from '../errors/connection-closed-error.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { toNetworkError } from '../errors/to-network-error.ts';

/** Gives a type to what ends a subscription: the server's errors, a close of the connection, or a failure to open it. */
export function toSubscriptionError(failure: unknown): CommerceError {
  if (Array.isArray(failure)) return new GraphQLResponseError(responseErrors(failure));
  if (isClose(failure)) return new ConnectionClosedError(failure.code, failure.reason, { cause: failure });
  // A socket tells of its failures by events, which are no errors.
  return failure instanceof Error ? toCommerceError(failure) : toNetworkError(failure);
}

function isClose(value: unknown): value is { code: number; reason: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'reason' in value &&
    typeof value.reason === 'string'
  );
}
