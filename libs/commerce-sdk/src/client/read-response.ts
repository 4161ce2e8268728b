import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';

const JSON_TYPE = 'application/json';

/** Refuses a status of 300 or more, and marks the rest as JSON: some servers send it without saying so. */
export function checkResponse(response: Response): Response {
  if (response.status >= 300) throw new ServerError(response.status);
  if (response.headers.get('content-type')?.includes(JSON_TYPE)) return response;
  return new Response(response.body, { status: 200, headers: { 'content-type': JSON_TYPE } });
}

/** Reads the text of a response and makes sure that there is data in it and nothing went wrong. */
export function readAnswer(text: string, operationName: string): { data: unknown } {
  const answer = parseObject(text, operationName);
  const errors = responseErrors(answer['errors']);
  if (errors.length > 0) throw new GraphQLResponseError(errors);
  if (!isRecord(answer['data'])) throw new MissingDataError(operationName);
  return { data: answer['data'] };
}

function parseObject(text: string, operationName: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ServerParseError(operationName, { cause: error });
  }
  if (!isRecord(parsed)) throw new ServerParseError(operationName);
  return parsed;
}

function responseErrors(errors: unknown): ResponseError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const { message, extensions } = isRecord(error) ? error : {};
    return {
      message: typeof message === 'string' ? message : 'Unnamed error',
      extensions: isRecord(extensions) ? extensions : {},
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
