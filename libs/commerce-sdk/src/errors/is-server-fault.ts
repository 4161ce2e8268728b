import { GraphQLResponseError } from './graphql-response-error.ts';

/**
 * Whether the API says that something went wrong within it. That is no answer to what was asked: it may have failed before
 * it was carried out, or on the way back from it.
 */
export function isServerFault(error: unknown): boolean {
  return error instanceof GraphQLResponseError && error.codes.includes('INTERNAL_SERVER_ERROR');
}
