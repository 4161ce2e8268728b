import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** When, in milliseconds since 1970, and where the pages of each channel stand: scheme and host by channel id. */
export interface TellingAsker {
  now: number;
  channelUrls: Readonly<Record<string, string>>;
}

/**
 * Mails an answer to whoever asked, in the language of the question, with the address of the product in the first channel that
 * speaks it, and forgets where: they are told once. Who left no address is not told.
 */
export async function tellAsker(
  trx: ShopDatabase,
  { questionId, answer }: { questionId: number; answer: string },
  { now, channelUrls }: TellingAsker,
): Promise<void> {
  const found = await trx
    .selectFrom('questions as question')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'question.product_id').onRef('text.language_id', '=', 'question.language_id'),
    )
    .innerJoin('channels', 'channels.default_language_id', 'question.language_id')
    .select(['question.email', 'question.body', 'question.language_id', 'text.name', 'text.alias'])
    .select('channels.channel_id')
    .where('question.question_id', '=', questionId)
    .where('question.email', 'is not', null)
    .orderBy('channels.position')
    .executeTakeFirst();
  if (!found?.email) return;
  const address = `${channelUrls[found.channel_id] ?? ''}/p/${encodeURIComponent(found.alias)}`;
  const data = { productName: found.name, question: found.body, answer, address };
  await queueMail(trx, { to: found.email, languageId: found.language_id, kind: 'question-answered', data }, now);
  await trx.updateTable('questions').set({ email: null }).where('question_id', '=', questionId).execute();
}
