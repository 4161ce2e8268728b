import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger, names, type Tree } from '@nx/devkit';
import { edit, insertBefore, insertSorted, within } from '../insert.ts';

export interface ComponentOptions {
  /** Such as `gift-tag`. */
  name: string;
  /** A folder of the design system, such as `commerce`. */
  group: string;
  /** What it is, in a sentence. */
  says: string;
  /** The words that its stories are told with. */
  sv: string;
  nb: string;
}

const ui = 'libs/ui/src';
const templates = fileURLToPath(new URL('templates', import.meta.url));

/** Adds a component to the design system: its folder, the words of its stories, and its line in each list. */
export async function componentGenerator(tree: Tree, options: ComponentOptions): Promise<() => void> {
  const { name, group } = options;
  const { className, propertyName } = names(name);
  const folder = `${ui}/${group}/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  const title = `${names(group).className}/${className}`;

  generateFiles(tree, templates, folder, { ...options, className, propertyName, title });
  addWords(tree, propertyName, options);
  addToEntry(tree, className, options);
  addToLists(tree, className, propertyName, title);
  await formatFiles(tree);
  return () =>
    logger.info(
      `\nNow: write it and its stories, and then, in libs/ui: npx vitest run --project 'ui-stories-*' -u, for its screenshots.`,
    );
}

function addWords(tree: Tree, key: string, { sv, nb }: ComponentOptions): void {
  const texts = { sv: [sv, '} as const;'], nb: [nb, '};'], longest: [`${sv} – ${nb} – ${sv}`, '};'] } as const;
  for (const [language, [words, end]] of Object.entries(texts))
    edit(tree, `${ui}/testing/texts-${language}.ts`, (text) => {
      if (new RegExp(`^ +${key}:`, 'm').test(text)) throw new Error(`the stories have the words ${key} already`);
      return insertBefore(text, `\n${end}\n`, `\n  ${key}: ${JSON.stringify(words)},`);
    });
}

function addToEntry(tree: Tree, className: string, { name, group }: ComponentOptions): void {
  const path = `./${group}/${name}/${name}.tsx`;
  const exports = new RegExp(`^export (?:type )?\\{[^}]*\\} from '(\\./${group}/[^']+)';\n`, 'gm');
  edit(tree, `${ui}/index.ts`, (text) =>
    insertSorted(text, exports, path, `export { ${className}, type ${className}Props } from '${path}';\n`),
  );
}

function addToLists(tree: Tree, className: string, key: string, title: string): void {
  edit(tree, `${ui}/testing/every-component.tsx`, (text) =>
    insertSorted(text, /^ {2}([A-Z]\w+):/gm, className, `  ${className}: <ui.${className} label={t.${key}} />,\n`),
  );
  edit(tree, `${ui}/__snapshots__/public-names.test.ts.snap`, (text) =>
    within(text, '"main": [', ']', (list) =>
      insertSorted(list, /^ +"([A-Za-z]\w*)",\n/gm, className, `    "${className}",\n`),
    ),
  );
  const [group = ''] = title.split('/');
  edit(tree, `${ui}/welcome.mdx`, (text) =>
    within(text, `- **${group}**`, '\n', (line) => withLink(line, className, title)),
  );
}

/** The line of a group on the first page, with a link to one more of its components. */
function withLink(line: string, className: string, title: string): string {
  const link = `[${className}](?path=/docs/${title.toLowerCase().replace('/', '-')}--docs)`;
  const [intro = '', ...rest] = line.split(/(?<=: )/);
  const links = rest.join('').split(', ');
  return intro + [...links, link].sort().join(', ');
}
