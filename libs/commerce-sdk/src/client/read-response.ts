import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { isRecord } from '../json/loose-value.ts';
import type { Clock } from '../ports/time.ts';
import { readRetryAfter } from './retry-after.ts';

const JSON_TYPE = 'application/json';

/** Refuses a status of 300 or more, and marks the rest as JSON: some servers send it without saying so. */
export async function checkResponse(response: Response, clock: Clock): Promise<Response> {
  if (response.status >= 300) throw await refusalOf(response, clock);
  if (response.headers.get('content-type')?.includes(JSON_TYPE)) return response;
  return new Response(response.body, { status: 200, headers: { 'content-type': JSON_TYPE } });
}

/** One error for what the status says and what the GraphQL errors in the body say. */
async function refusalOf(response: Response, clock: Clock): Promise<ServerError> {
  return new ServerError(response.status, {
    errors: errorsIn(await response.text().catch(() => '')),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), clock.now()),
  });
}

/** The errors in the body of a refusal; none where the body is no answer of GraphQL's, as a page for people is not. */
function errorsIn(body: string): ResponseError[] {
  try {
    return responseErrors(parseObject(body, '')['errors']);
  } catch {
    return [];
  }
}

/** Reads the text of a response and makes sure that there is data in it and nothing went wrong. */
export function readAnswer(text: string, operationName: string): { data: unknown } {
  return { data: dataOf(parseObject(text, operationName), operationName) };
}

/** The data of an answer. Throws one error for all that the answer says went wrong, and for data that is missing. */
export function dataOf(answer: { data?: unknown; errors?: unknown }, operationName: string): object {
  const errors = responseErrors(answer.errors);
  if (errors.length > 0) throw new GraphQLResponseError(errors);
  if (!isRecord(answer.data)) throw new MissingDataError(operationName);
  return answer.data;
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
  return errors.map((error: unknown) => {
    const { message, extensions } = isRecord(error) ? error : {};
    return {
      message: typeof message === 'string' ? message : 'Unnamed error',
      extensions: isRecord(extensions) ? extensions : {},
    };
  });
}
