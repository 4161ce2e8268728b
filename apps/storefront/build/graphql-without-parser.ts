/**
 * Stands in for the `graphql` package in the browser. graphql-request imports these names, but calls none of them for a
 * document that is a string, and all of ours are.
 */
function refuse(): never {
  throw new Error('GraphQL documents are compiled to strings by the build; none is parsed or printed in the browser');
}

export const parse = refuse;
export const print = refuse;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
