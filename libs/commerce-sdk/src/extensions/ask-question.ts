import type { RequestOptions } from '../client/commerce-client.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { AskQuestionDocument } from '../generated/extensions.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What somebody asks the shop about a product. */
export interface AskQuestionRequest {
  /** Of the product. */
  alias: string;
  /** The name that others see, at most 50 characters. */
  author: string;
  /** At most 500 characters. */
  text: string;
  /** Where the shop mails its answer, once; left out where nobody is to be told. */
  email?: string;
}

/** What became of a question. */
export type AskQuestionResult =
  /** It is shown once the shop has answered. */
  | { kind: 'received' }
  | { kind: 'unknown-product' }
  /** A name or a text is missing or too long, or the address can be none. */
  | { kind: 'invalid' }
  /** This visitor asked too much lately. */
  | { kind: 'too-many' };

/**
 * Asks the shop about a product. The same words sent twice are one question.
 *
 * @example
 * const result = await askQuestion(extensions, question);
 */
export async function askQuestion(
  client: ExtensionsClient,
  request: AskQuestionRequest,
  options?: RequestOptions,
): Promise<AskQuestionResult> {
  try {
    const answer = await client.request(AskQuestionDocument, request, options);
    return { kind: answer.askQuestion ? 'received' : 'invalid' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions }: ResponseError): AskQuestionResult | null {
  switch (extensions['code']) {
    case 'UNKNOWN_PRODUCT':
      return { kind: 'unknown-product' };
    case 'BAD_USER_INPUT':
      return { kind: 'invalid' };
    case 'TOO_MANY_ATTEMPTS':
      return { kind: 'too-many' };
    default:
      return null;
  }
}
