import { GraphQLResponseError } from '../../errors/graphql-response-error.ts';

/** What a call gives, or null where the API knows nobody by the access token. Any other failure is thrown on. */
export async function unlessSignedOut<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GraphQLResponseError && error.codes.includes('UNAUTHENTICATED')) return null;
    throw error;
  }
}
