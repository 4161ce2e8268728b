import type { RequestOptions } from '../client/commerce-client.ts';
import { QuestionsDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What somebody answers to a question about a product. */
export interface Answer {
  id: number;
  author: string;
  text: string;
  /** ISO 8601. */
  answeredAt: string;
  /** Whether the shop itself answers, and not another customer. */
  isFromShop: boolean;
}

/** What somebody asks about a product, in the language it was written in. */
export interface Question {
  id: number;
  author: string;
  text: string;
  /** ISO 8601. */
  askedAt: string;
  /** Oldest first; empty while nobody has answered. */
  answers: readonly Answer[];
}

/** One page of the questions about a product. */
export interface QuestionList {
  /** How many there are in all. */
  count: number;
  /** Newest first. */
  questions: readonly Question[];
}

/** Which product to read the questions of, and how many. */
export interface QuestionsRequest {
  /** Of the product; questions about its other variants are given too. */
  alias: string;
  skip?: number;
  /** 10 when left out, at most 100. */
  take?: number;
}

/**
 * Reads questions about a product and their answers; none where nobody asked, or where no product has the alias.
 *
 * @example
 * const questions = await getQuestions(extensions, { alias: 'mugg', skip: 0, take: 10 });
 */
export async function getQuestions(
  client: ExtensionsClient,
  request: QuestionsRequest,
  options?: RequestOptions,
): Promise<QuestionList> {
  const { questions } = await client.request(QuestionsDocument, request, options);
  return questions;
}
