import { parseArgs } from 'node:util';
import { answerQuestion, declineQuestion, readOpenQuestions } from '@torg/merchant-api/back-office';
import { readId } from './read-number.ts';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

async function listQuestions({ db }: ShopWorld) {
  const questions = await readOpenQuestions(db);
  if (questions.length === 0) return done('No question waits for an answer.');
  return done(
    ...questions.flatMap(({ id, productName, author, text }) => [`${id}  ${productName}, by ${author}`, `   ${text}`]),
  );
}

function readAnswer(args: string[]): ReadCommand {
  const options = { author: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const questionId = readId(positionals[0]);
  const [, text = '', ...rest] = positionals;
  if (questionId === null) return { ok: false, problem: 'Give the id of a question, as `questions` lists it' };
  if (text.trim() === '' || rest.length > 0) return { ok: false, problem: 'Give the answer in quotes, after the id' };
  const answer = { questionId, text: text.trim() };
  return {
    ok: true,
    run: async ({ db, now, shopName, channelUrls }) =>
      (await answerQuestion(db, { ...answer, author: values.author ?? shopName, now, channelUrls }))
        ? done(`Question ${questionId} is answered.`)
        : refused(`There is no question ${questionId}. Look at \`questions\`.`),
  };
}

function readDecline([text]: readonly string[]): ReadCommand {
  const id = readId(text);
  if (id === null) return { ok: false, problem: 'Give the id of a question, as `questions` lists it' };
  return {
    ok: true,
    run: async ({ db }) =>
      (await declineQuestion(db, id))
        ? done(`Question ${id} is gone.`)
        : refused(`No question ${id} waits. Look at \`questions\`.`),
  };
}

/** What the back office does with questions. */
export const questionCommands: readonly ShopCommand[] = [
  {
    name: 'questions',
    usage: '',
    about: 'lists the questions that the shop has not answered',
    read: () => ({ ok: true, run: listQuestions }),
  },
  {
    name: 'question decline',
    usage: 'ID',
    about: 'takes a question away for good that nobody has seen yet',
    read: readDecline,
  },
  {
    name: 'answer',
    usage: 'ID "TEXT" [--author NAME]',
    about: 'answers a question, shows it, and mails it to who asked for that',
    read: readAnswer,
  },
];
