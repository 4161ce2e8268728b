import { readLetterAddress, refuseTooManyLetters } from '../confirmation/admit-letter.ts';
import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const MOST_TAGS = 20;
const LONGEST_TAG = 100;

/** The newsletter; whoever asks for it confirms by mail. */
export const newsletterResolvers: ContractResolvers = {
  GeinsMerchantApiMutation: {
    async subscribeToNewsletter(_, { email, tags, ...args }, scope) {
      const { shop, now, newId } = scope.shopView(args);
      const request = {
        tags: readTags(tags ?? []),
        email: readLetterAddress(email),
        channelId: shop.channel.id,
        languageId: shop.language.id,
      };
      const { db, queueMail, admitLetter } = scope.customers;
      const ports = { queueMail, admitLetter, now, newKey: newId, shopUrl: shop.channel.url };
      await db
        .transaction()
        .execute(async (trx) => refuseTooManyLetters(await subscribeToNewsletter(trx, request, ports)));
      return true;
    },
  },
};

function readTags(tags: readonly (string | null)[]): readonly string[] {
  const named = tags.flatMap((tag) => (tag === null ? [] : storableText(tag).trim()));
  if (named.length > MOST_TAGS || named.some((tag) => tag.length > LONGEST_TAG)) {
    throw badUserInput(`'tags' may be ${MOST_TAGS} of ${LONGEST_TAG} characters each at most.`);
  }
  return named;
}
