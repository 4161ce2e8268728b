import { readEmailAddress } from '@torg/commerce-sdk/domain';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput, tooManyAttempts } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { storeQuestion } from './question.repository.ts';

const LONGEST_AUTHOR = 50;
const LONGEST_QUESTION = 500;

/** Asking about a product. Nobody sees the question until the shop has answered it. */
export const askQuestionResolvers: ExtensionResolvers = {
  ExtensionMutation: {
    async askQuestion(_, { alias, author, text, email, ...args }, scope) {
      const { shop, catalogue, now, visitorLimits } = scope.shopView(args);
      const words = {
        author: readWords('author', author, LONGEST_AUTHOR),
        text: readWords('text', text, LONGEST_QUESTION),
        email: readAddress(email),
      };
      const productId = await catalogue.productIdByAlias(storableText(alias));
      if (productId === null) throw apiError('UNKNOWN_PRODUCT', "No product here has that 'alias'.");
      const user = await scope.currentUser();
      const verdict = await visitorLimits.questions.begin();
      if (!verdict.allowed) throw tooManyAttempts('questions were asked', verdict.retryAfterSeconds);
      const asked = { productId, languageId: shop.language.id, ...words, userId: user?.userId ?? null, now };
      await storeQuestion(scope.customers.db, asked);
      return true;
    },
  },
};

/** Where the asker wants to be told of the answer; null where no address is given. */
function readAddress(written: string | null | undefined): string | null {
  if (!written?.trim()) return null;
  const email = readEmailAddress(written);
  if (email === null) throw badUserInput("Give an 'email' that can be one, or none.");
  return email;
}

function readWords(name: string, written: string, longest: number): string {
  const text = storableText(written).trim();
  if (text === '' || text.length > longest) throw badUserInput(`Give a '${name}' of 1 to ${longest} characters.`);
  return text;
}
