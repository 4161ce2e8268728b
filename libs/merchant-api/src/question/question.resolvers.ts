import { storableText } from '../database/storable-text.ts';
import { readPage } from '../paging/read-page.rules.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { ShopView } from '../scope/request-scope.ts';
import type { AnswerRecord, QuestionRecord } from './question-record.ts';

const questionPages = { usual: 10, most: 100 };

/** Questions about products. A part of the answer that is not asked for is not read. */
export const questionResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async questions(_, args, scope) {
      const view = scope.shopView(args);
      const page = readPage(args, questionPages);
      const productId = view.shop.isLanguageSpoken
        ? await view.catalogue.productIdByAlias(storableText(args.alias))
        : null;
      return productId === null ? { count: 0, questions: [] } : presentQuestions(view, productId, page);
    },
  },
};

function presentQuestions({ questions }: ShopView, productId: number, page: ReturnType<typeof readPage>) {
  return {
    count: () => questions.count(productId),
    questions: async () =>
      (await questions.page(productId, page)).map((question) => ({
        ...question,
        answers: () => answersTo(questions, question),
      })),
  };
}

/** The answers to a question, the oldest first. */
export async function answersTo(
  { answers }: ShopView['questions'],
  { id }: QuestionRecord,
): Promise<readonly AnswerRecord[]> {
  return (await answers.load(id)) ?? [];
}
