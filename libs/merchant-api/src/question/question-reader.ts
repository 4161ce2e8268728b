import { createBatchLoader, type BatchLoader } from '../database/batch-loader.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { AnswerRecord, QuestionRecord } from './question-record.ts';
import { countQuestions, readAnswers, readQuestions } from './question.repository.ts';

/** Questions and answers in one language; it lives as long as one request. */
export interface QuestionReader {
  count(productId: number): Promise<number>;
  page(productId: number, page: { skip: number; take: number }): Promise<readonly QuestionRecord[]>;
  answers: BatchLoader<number, readonly AnswerRecord[]>;
}

/** Makes a reader of the questions in a language. */
export function createQuestionReader(db: ShopDatabase, languageId: string): QuestionReader {
  return {
    count: (productId) => countQuestions(db, { productId, languageId }),
    page: (productId, page) => readQuestions(db, { productId, languageId }, page),
    answers: createBatchLoader((ids) => readAnswers(db, ids)),
  };
}
