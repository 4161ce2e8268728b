import { parseArgs } from 'node:util';

/** The shop that a feed is for. */
interface FeedShop {
  languageId: string;
  marketId: string;
}

export interface GenerateCommand {
  kind: 'generate';
  products: number;
  seed: number;
}

export interface ImportCommand extends FeedShop {
  kind: 'import';
  file: string;
  encoding: string | undefined;
  brand: string | undefined;
  replace: boolean;
  /** Whether pictures are fetched. */
  pictures: boolean;
  /** Where rejected rows are written; beside the feed where it is left out. */
  report: string | undefined;
}

export interface ExportCommand extends FeedShop {
  kind: 'export';
  file: string;
  form: 'rss' | 'atom' | 'tsv';
}

/** What the user asked for. */
export type Command = GenerateCommand | ImportCommand | ExportCommand;

export type ReadCommand = { ok: true; command: Command } | { ok: false; problem: string };

const usage = `Write one of
  npm run catalogue:import -- FILE [--language sv-SE] [--market se] [--replace] [--no-images] [--brand NAME]
                                   [--encoding windows-1252] [--report FILE]
  npm run catalogue:export -- FILE [--format rss|atom|tsv] [--language sv-SE] [--market se]
  npm run catalogue:generate -- --products 100000 [--seed 1]`;

const forms = ['rss', 'atom', 'tsv'] as const;
const shop = {
  language: { type: 'string', default: 'sv-SE' },
  market: { type: 'string', default: 'se' },
} as const;

/** Reads the arguments of a catalogue command; what is wrong is told in a sentence. */
export function readCommand([name, ...args]: readonly string[]): ReadCommand {
  try {
    switch (name) {
      case 'generate':
        return readGenerate(args);
      case 'import':
        return readImport(args);
      case 'export':
        return readExport(args);
      default:
        return wrong('There is no such command');
    }
  } catch (error) {
    return wrong(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

function wrong(problem: string | undefined): ReadCommand {
  return { ok: false, problem: `${problem}.\n${usage}` };
}

function readGenerate(args: string[]): ReadCommand {
  const options = { products: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ args, options });
  const [products, seed] = [Number(values.products), Number(values.seed)];
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
    return wrong('--products must be a whole number from 1 to 1,000,000');
  }
  if (!Number.isInteger(seed) || seed < 0) return wrong('--seed must be a whole number from 0');
  return { ok: true, command: { kind: 'generate', products, seed } };
}

function readImport(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...shop,
      encoding: { type: 'string' },
      brand: { type: 'string' },
      report: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'no-images': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) return wrong('Name one file to import');
  const { language, market, encoding, brand, report, replace } = values;
  const pictures = !values['no-images'];
  const feed = { languageId: language, marketId: market, encoding, brand, report, replace, pictures };
  return { ok: true, command: { kind: 'import', file, ...feed } };
}

function readExport(args: string[]): ReadCommand {
  const options = { ...shop, format: { type: 'string', default: 'rss' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [file] = positionals;
  const form = forms.find((candidate) => candidate === values.format);
  if (file === undefined || positionals.length > 1) return wrong('Name the file to write');
  if (form === undefined) return wrong(`--format must be one of ${forms.join(', ')}`);
  return { ok: true, command: { kind: 'export', file, form, languageId: values.language, marketId: values.market } };
}
