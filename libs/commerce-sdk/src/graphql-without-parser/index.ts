/**
 * Stands in for the package `graphql` in a browser's bundle, which is 11 kB (gzip) lighter then. The SDK's client imports
 * these names by way of graphql-request, and calls none of them: documents are compiled to strings.
 */
function refuse(): never {
  throw new Error('GraphQL documents are compiled to strings by the build; none is parsed or printed in the browser');
}

/** Refuses, by an `Error`: a bundle that needs GraphQL's parser must not put this module in its place. */
export const parse: () => never = refuse;
/** Refuses, by an `Error`, as `parse` does. */
export const print: () => never = refuse;
/** The one kind of node that is ever named. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
