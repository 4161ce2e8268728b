import type { GraphQLSchema } from 'graphql';
import { notAvailable } from '../errors/api-error.ts';

/** Lets every field that no domain answers yet say so with NOT_AVAILABLE. */
export function refuseMissingFields(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      field.resolve ??= () => {
        throw notAvailable(`The field '${field.name}'`);
      };
    }
  }
  return schema;
}
