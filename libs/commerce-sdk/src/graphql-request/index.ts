export { graphqlRequestTransport } from './graphql-request-transport.ts';
export type { GraphQLRequestConfig } from './graphql-request-transport.ts';
