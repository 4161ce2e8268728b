import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';

/**
 * The refusal that a failed call carries: the contract has no room for one but the error of an answer. A failure that no
 * shopper can put right is thrown on.
 */
export function refusalIn<Refusal>(failure: unknown, read: (error: ResponseError) => Refusal | null): Refusal {
  const errors = failure instanceof GraphQLResponseError ? failure.errors : [];
  const refusal = errors.map(read).find((found) => found !== null);
  if (refusal === undefined) throw failure;
  return refusal;
}

/** A number of units that a refusal tells; 0 where the API does not say. */
export function unitsIn({ extensions }: ResponseError, name: string): number {
  const units = extensions[name];
  return typeof units === 'number' && units > 0 ? units : 0;
}
