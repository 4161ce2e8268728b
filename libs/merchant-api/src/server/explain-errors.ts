import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { MerchantApiOptions } from './merchant-api-options.ts';

/** What the server knows of a request before its query is read. */
export interface ServerContext {
  requestId: string;
}

/**
 * Gives every error a stable code. What nobody foresaw is reported and answered with the request's id alone: its text may
 * tell about the inside.
 */
export function explainErrors(report: MerchantApiOptions['report']): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext: { requestId } }) {
      if (!('errors' in result) || !result.errors) return;
      const explain = (error: GraphQLError) => {
        if (isForeseen(error)) return withCode(error);
        report(error.originalError ?? error, { requestId });
        return masked(error, requestId);
      };
      setResult({ ...result, errors: result.errors.map(explain) });
    },
  };
}

/** Only what was thrown as a GraphQL error was meant for the client. */
function isForeseen(error: GraphQLError): boolean {
  const cause = error.originalError;
  if (cause === undefined) return true;
  return cause instanceof GraphQLError && isForeseen(cause);
}

/** Yoga only says that it could not tell. */
const whichOperation =
  "Which operation is meant? Hold it in 'query', and give 'operationName' where there are several.";

function withCode(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions } = error;
  const isUnclear = extensions['code'] === 'OPERATION_RESOLUTION_FAILURE';
  if (extensions['code'] !== undefined && !isUnclear) return error;
  const message = isUnclear ? whichOperation : error.message;
  const code = message.startsWith('Variable ') ? 'BAD_USER_INPUT' : 'GRAPHQL_VALIDATION_FAILED';
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { code, ...extensions } });
}

function masked({ nodes, source, positions, path }: GraphQLError, requestId: string): GraphQLError {
  const extensions = { code: 'INTERNAL_SERVER_ERROR', unexpected: true, requestId };
  const message = `Something went wrong on our side. Try again later; if it stays, report the id ${requestId}.`;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}
