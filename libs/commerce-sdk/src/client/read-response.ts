import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { tellRequest, type FailedRequest } from '../errors/tell-request.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { isRecord } from '../json/loose-value.ts';
import type { Clock } from '../ports/time.ts';
import type { Operation } from './operation.ts';
import { readRetryAfter } from './retry-after.ts';

/** What the text of a response holds: nothing where it cannot be read, as a page for people; `dataOfAnswer` says so. */
export function readAnswer(text: string): Pick<Answer, 'data' | 'errors'> {
  try {
    const { data, errors } = parseObject(text, '');
    return { data: data ?? null, errors: responseErrors(errors) };
  } catch {
    return {};
  }
}

/** A response, and what was read of it. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  data?: unknown;
  errors?: readonly ResponseError[];
}

/** What was asked of whom, and under which name its answer is told of. */
export interface AskedRequest {
  operation: Pick<Operation, 'kind' | 'name'>;
  endpoint: string;
}

/** The data of an answer. Throws a `CommerceError` where there is none, for all that went wrong, and for a status of 300 or more. */
export function dataOfAnswer(answer: Answer, asked: AskedRequest, clock: Clock): object {
  const { status, headers, body, data, errors = [] } = answer;
  const operationName = asked.operation.name ?? 'anonymous';
  try {
    if (status >= 300) {
      throw new ServerError(status, {
        errors,
        retryAfterMs: readRetryAfter(headers.get('retry-after'), clock.now()),
      });
    }
    if (!data && errors.length === 0) parseObject(body, operationName);
    return dataOf({ data, errors }, operationName);
  } catch (error) {
    const failure = Object.assign(toCommerceError(error), { requestId: toldRequestId(headers) });
    throw tellRequest(failure, { ...requestOf(asked), answer });
  }
}

/** A request in the words that an error has for it. */
export function requestOf({ operation: { kind, name = 'anonymous' }, endpoint }: AskedRequest): FailedRequest {
  return { what: `${kind} ${name}, POST`, address: endpoint };
}

/** The id by which the API calls a request, where it tells one. */
export function toldRequestId(headers: Headers): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

/** The data of an answer. Throws one error for all that the answer says went wrong, and for data that is missing. */
export function dataOf({ data, errors = [] }: Pick<Answer, 'data' | 'errors'>, operationName: string): object {
  if (errors.length > 0) throw new GraphQLResponseError(errors, data ?? null);
  if (!isRecord(data)) throw new MissingDataError(operationName);
  return data;
}

/** Reads a text that must be a JSON object. Throws a `ServerParseError` that names whose answer it is. */
export function parseObject(text: string, operationName: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ServerParseError(operationName, { cause: error });
  }
  if (!isRecord(parsed)) throw new ServerParseError(operationName);
  return parsed;
}

/** What a list of GraphQL errors says, with what is missing filled in; nothing where it is none. */
export function responseErrors(errors: unknown): ResponseError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown): ResponseError => {
    const { message, extensions, path, locations } = Object(error) as Record<string, unknown>; // any value becomes an object
    return {
      message: typeof message === 'string' ? message : 'Unnamed error',
      extensions: isRecord(extensions) ? extensions : {},
      ...(Array.isArray(path) && { path: path.filter((step) => typeof step === 'string' || typeof step === 'number') }),
      ...(Array.isArray(locations) && { locations: locations.filter(isRecord) as never[] }), // line and column, for people to read
    };
  });
}
