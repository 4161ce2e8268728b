import { NoSchemaIntrospectionCustomRule, parse, validate, type GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { apiError } from '../../errors/api-error.ts';
import { aliasLimit } from './alias-limit.ts';
import { depthLimit } from './depth-limit.ts';
import { measureText } from './measure-text.ts';
import { costOf, type QueryCost } from './query-cost.rules.ts';
import { queryLimits } from './query-limits.ts';
import { mostRepeats } from './repeat-limit.ts';

/** Refuses queries that ask for too much before anything is worked out, and for the schema where that is closed. What is wrong tells nothing of it then either. */
export function limitQueries(isIntrospectionOpen: boolean): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithinLimits);
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(depthLimit(queryLimits.depth));
      addValidationRule(aliasLimit(queryLimits.aliases));
      if (isIntrospectionOpen) return;
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn(validateWithoutSuggestions);
    },
    onExecute({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
      const problem = tooCostly(costOf({ schema, document, operationName, variables: variableValues ?? {} }));
      if (problem) setResultAndStopExecution({ errors: [problem] });
    },
  };
}

const validateWithoutSuggestions: typeof validate = (schema, document, rules) =>
  validate(schema, document, rules, { hideSuggestions: true });

/** Reads a query's text unless it is too long or too deep to be read at all; throws what the client is told. */
export const parseWithinLimits: typeof parse = (source, options) => {
  const text = typeof source === 'string' ? source : source.body;
  const { tokens, nesting } = measureText(text, queryLimits);
  if (tokens > queryLimits.tokens) {
    const message = `The query holds more than ${queryLimits.tokens} words and signs. Send several requests.`;
    throw apiError('QUERY_TOO_LARGE', message);
  }
  if (nesting > queryLimits.nesting) {
    const message = `The query has more than ${queryLimits.nesting} brackets within each other. Ask for less at once.`;
    throw apiError('QUERY_TOO_DEEP', message);
  }
  const document = parse(source, options);
  if (mostRepeats(document) > queryLimits.repeats) {
    const message = `The query asks for the same more than ${queryLimits.repeats} times in one place. Ask for it once.`;
    throw apiError('QUERY_TOO_LARGE', message);
  }
  return document;
};

function tooCostly({ points, searches }: QueryCost): GraphQLError | null {
  if (searches > queryLimits.searches) {
    const message = `The query searches for ${searches} texts; at most ${queryLimits.searches} are allowed. Send several requests.`;
    return apiError('TOO_MANY_SEARCHES', message);
  }
  const { cost: limit } = queryLimits;
  if (points <= limit) return null;
  const message = `The query may cost ${points} points; at most ${limit} are allowed. Take fewer rows at once, ask for fewer fields or search for fewer words.`;
  return apiError('QUERY_TOO_COSTLY', message, { cost: points, limit });
}
