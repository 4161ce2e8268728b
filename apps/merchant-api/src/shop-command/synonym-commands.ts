import { parseArgs } from 'node:util';
import { addSynonym, listSynonyms, removeSynonym, type SynonymResult } from '@torg/merchant-api/back-office';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

const languages = new Map([
  ['sv', 'sv-SE'],
  ['nb', 'nb-NO'],
]);

async function list({ db }: ShopWorld) {
  const synonyms = await listSynonyms(db);
  if (synonyms.length === 0) return done('No word has a synonym.');
  return done(...synonyms.map(({ languageId, typed, meant }) => `${languageId.slice(0, 2)}  ${typed} → ${meant}`));
}

function readAdd(args: string[]): ReadCommand {
  const { words, languageId } = readWords(args);
  const [typed, meant, ...rest] = words;
  if (languageId === undefined) return wrongLanguage;
  if (typed === undefined || meant === undefined || rest.length > 0) {
    return { ok: false, problem: 'Give a word that shoppers type, and the word of your goods that it means' };
  }
  return {
    ok: true,
    run: async ({ db }) => {
      const { kind } = await addSynonym(db, { languageId, typed, meant });
      return kind === 'changed' ? done(`A search for ${typed} finds ${meant} too.`) : refused(refusals[kind]);
    },
  };
}

function readRemove(args: string[]): ReadCommand {
  const { words, languageId } = readWords(args);
  const [typed, ...rest] = words;
  if (languageId === undefined) return wrongLanguage;
  if (typed === undefined || rest.length > 0) return { ok: false, problem: 'Give one word, as `synonyms` lists it' };
  return {
    ok: true,
    run: async ({ db }) =>
      (await removeSynonym(db, languageId, typed))
        ? done(`${typed} means nothing else now.`)
        : refused(`${typed} has no synonym. Look at \`synonyms\`.`),
  };
}

function readWords(args: string[]) {
  const options = { language: { type: 'string', default: 'sv' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { words: positionals, languageId: languages.get(values.language) };
}

const wrongLanguage: ReadCommand = { ok: false, problem: 'The language is sv or nb' };

const refusals: Record<Exclude<SynonymResult['kind'], 'changed'>, string> = {
  'not-one-word': 'Both have to be single words.',
  'same-word': 'A word means itself already.',
  'unknown-language': 'The shop does not speak that language.',
};

/** What the back office does with words that shoppers type for those of the catalogue. */
export const synonymCommands: readonly ShopCommand[] = [
  {
    name: 'synonyms',
    usage: '',
    about: 'lists what words of the search mean',
    read: () => ({ ok: true, run: list }),
  },
  {
    name: 'synonym remove',
    usage: 'WORD [--language sv]',
    about: 'lets a word mean nothing but itself',
    read: readRemove,
  },
  {
    name: 'synonym',
    usage: 'WORD MEANS [--language sv]',
    about: 'lets a search for a word find what another is found by',
    read: readAdd,
  },
];
