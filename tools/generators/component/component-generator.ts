import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger, names, readJson, type Tree } from '@nx/devkit';
import { edit, insertBefore, insertSorted, within } from '../insert.ts';

export interface ComponentOptions {
  /** Such as `gift-tag`. */
  name: string;
  /** A folder of the design system, such as `commerce`; some have an entry of their own. */
  group: string;
  /** What it is, in a sentence. */
  says: string;
  /** The words that its stories are told with. */
  sv: string;
  nb: string;
}

const ui = 'libs/ui/src';
const templates = fileURLToPath(new URL('templates', import.meta.url));

/** Where the components of a group are listed. */
interface Place {
  /** The folder whose `index.ts` offers them, from `src`. */
  entry: string;
  /** The entry's name where all names that the library offers are held, and in the examples. */
  offered: string;
  example: string;
  /** The examples that the server must be able to render. */
  examples: string;
  /** The group in Storybook. */
  title: string;
  words: Words;
}

/** The texts that stories are told with: their files but for the language, and how a story and a test take them. */
interface Words {
  files: string;
  hook: string;
  hookFile: string;
  swedish: string;
}

const words: Words = {
  files: 'testing/texts',
  hook: 'useTexts',
  hookFile: 'testing/story-texts.ts',
  swedish: 'swedish',
};
const checkoutWords: Words = {
  files: 'testing/checkout/checkout-texts',
  hook: 'useCheckoutTexts',
  hookFile: 'testing/checkout/checkout-texts.ts',
  swedish: 'swedishCheckout',
};

function placeOf(group: string): Place {
  const title = names(group).className;
  const own = { entry: group, offered: group, example: group, title, words };
  if (group === 'checkout')
    return { ...own, examples: 'testing/checkout/every-checkout-part.tsx', words: checkoutWords };
  if (group === 'overlays') return { ...own, examples: 'testing/every-overlay.tsx' };
  if (group === 'menus') return { ...own, examples: 'testing/every-overlay.tsx', title: 'Overlays' };
  return { entry: '', offered: 'main', example: 'ui', examples: 'testing/every-component.tsx', title, words };
}

/** Adds a component to the design system: its folder, the words of its stories, and its line in each list. */
export async function componentGenerator(tree: Tree, options: ComponentOptions): Promise<() => void> {
  const { name, group } = options;
  const { className, propertyName } = names(name);
  const folder = `${ui}/${group}/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  const place = placeOf(group);
  const title = `${place.title}/${className}`;

  const { version } = readJson<{ version: string }>(tree, 'libs/ui/package.json');
  generateFiles(tree, templates, folder, { ...options, className, propertyName, title, version, words: place.words });
  addWords(tree, propertyName, place, options);
  addToEntry(tree, className, place, options);
  addToLists(tree, className, propertyName, place);
  await formatFiles(tree);
  return () =>
    logger.info(
      `\nNow: write it, its stories and its guidance, a changeset that names it (npm run changeset), and then, in libs/ui: npx vitest run --project 'ui-stories-*' -u, for its screenshots.`,
    );
}

function addWords(tree: Tree, key: string, place: Place, { sv, nb }: ComponentOptions): void {
  const texts = { sv: [sv, '} as const;'], nb: [nb, '};'], longest: [`${sv} – ${nb} – ${sv}`, '};'] } as const;
  for (const [language, [words, end]] of Object.entries(texts))
    edit(tree, `${ui}/${place.words.files}-${language}.ts`, (text) => {
      if (new RegExp(`^ +${key}:`, 'm').test(text)) throw new Error(`the stories have the words ${key} already`);
      return insertBefore(text, `\n${end}\n`, `\n  ${key}: ${JSON.stringify(words)},`);
    });
}

function addToEntry(tree: Tree, className: string, { entry }: Place, { name, group }: ComponentOptions): void {
  const folder = entry === group ? './' : `./${group}/`;
  const path = `${folder}${name}/${name}.tsx`;
  const exports = new RegExp(`^export (?:type )?\\{[^}]*\\} from '(${folder.replaceAll('.', '\\.')}[^']+)';\n`, 'gm');
  edit(tree, posix.join(ui, entry, 'index.ts'), (text) =>
    insertSorted(text, exports, path, `export { ${className}, type ${className}Props } from '${path}';\n`),
  );
}

function addToLists(tree: Tree, className: string, key: string, { offered, example, examples, title }: Place): void {
  edit(tree, `${ui}/${examples}`, (text) =>
    insertSorted(
      text,
      /^ {2}([A-Z]\w+):/gm,
      className,
      `  ${className}: <${example}.${className} label={t.${key}} />,\n`,
    ),
  );
  edit(tree, `${ui}/__snapshots__/public-names.test.ts.snap`, (text) =>
    within(text, `"${offered}": [`, ']', (list) =>
      insertSorted(list, /^ +"([A-Za-z]\w*)",\n/gm, className, `    "${className}",\n`),
    ),
  );
  edit(tree, `${ui}/welcome.mdx`, (text) =>
    within(text, `- **${title}**`, '\n', (line) => withLink(line, className, `${title}/${className}`)),
  );
}

/** The line of a group on the first page, with a link to one more of its components. */
function withLink(line: string, className: string, title: string): string {
  const link = `[${className}](?path=/docs/${title.toLowerCase().replace('/', '-')}--docs)`;
  const [intro = '', ...rest] = line.split(/(?<=: )/);
  const links = rest.join('').split(', ');
  return intro + [...links, link].sort().join(', ');
}
