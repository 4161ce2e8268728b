import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger, names, type Tree } from '@nx/devkit';
import { edit, insertBefore } from '../insert.ts';
import { formTexts, pageTexts, titleFrom, type Titles } from './page-texts.ts';

export interface PageOptions {
  /** Such as `gift-cards`. */
  name: string;
  /** Its address in each language, without parameters. */
  sv: string;
  nb: string;
  titleSv?: string;
  titleNb?: string;
  /** The folder of the storefront's features; that of its own where left out. */
  feature?: string;
  form?: boolean;
}

const templates = (kind: 'page' | 'form') => fileURLToPath(new URL(`templates/${kind}`, import.meta.url));

/** Adds a page to the storefront: its folder, and its line in each list of pages. */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<() => void> {
  const { name, sv, nb, feature = name, form = false } = options;
  const { className, propertyName } = names(name);
  const folder = `apps/storefront/src/features/${feature}`;
  if (tree.exists(`${folder}/${name}.route.tsx`)) throw new Error(`${folder} has the page ${name} already`);
  const titles: Titles = { sv: options.titleSv ?? titleFrom(sv), nb: options.titleNb ?? titleFrom(nb) };
  const texts = feature === name ? feature : `${feature}.${name.replace(`${feature}-`, '')}`;
  const words = { name, className, propertyName, texts, titles, sv, nb, form };

  generateFiles(tree, templates('page'), folder, words);
  if (form) generateFiles(tree, templates('form'), folder, words);
  addTexts(tree, feature, texts, { titles, form });
  addAddress(tree, propertyName, { sv, nb });
  addToLists(tree, { name, propertyName, className, feature, form });
  await formatFiles(tree);
  return () => logger.info(whatIsLeft(propertyName, { name, feature, form }));
}

/** What somebody has to do by hand once the files are there. */
export function whatIsLeft(
  page: string,
  { name, feature, form }: { name: string; feature: string; form: boolean },
): string {
  const steps = [
    `write its texts in libs/i18n/src/messages/${feature}, then: npx nx run @torg/i18n:codegen`,
    ...(form ? [`say what the form does: \`act\` in apps/storefront/src/features/${feature}/${name}.form.ts`] : []),
    `link to it by href('${page}') from where visitors look for it; the demo's menus: libs/demo-shop/src/content/menus.ts`,
  ];
  return ['', 'Now:', ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
}

function addTexts(
  tree: Tree,
  feature: string,
  texts: string,
  { titles, form }: { titles: Titles; form: boolean },
): void {
  for (const language of ['sv', 'nb'] as const) {
    const path = `libs/i18n/src/messages/${feature}/${language}.json`;
    const known: Record<string, string> = JSON.parse(tree.read(path, 'utf8') ?? '{}');
    const added = { ...pageTexts(language, titles), ...(form && formTexts[language]) };
    const prefixed = Object.entries(added).map(([key, text]) => [`${texts}.${key}`, text]);
    tree.write(path, JSON.stringify({ ...known, ...Object.fromEntries(prefixed) }, null, 2));
  }
}

function addAddress(tree: Tree, page: string, { sv, nb }: { sv: string; nb: string }): void {
  const paths = sv === nb ? `'${sv}'` : `{ sv: '${sv}', nb: '${nb}' }`;
  const routes = 'libs/market-routing/src/routes/shop-routes';
  edit(tree, `${routes}.ts`, (text) => {
    for (const path of [sv, nb])
      if (text.includes(`'${path}'`)) throw new Error(`${path} is the address of another page`);
    return insertBefore(text, `  notFound: '/404',`, `  ${page}: ${paths},\n`);
  });
  edit(tree, `${routes}.test.ts`, (text) =>
    insertBefore(text, `  { name: 'notFound', sv:`, `  { name: '${page}', sv: '${sv}', nb: '${nb}' },\n`),
  );
}

/** What a page weighs today that shows words alone, and one that has a form besides, with a little to spare. */
const budgets = { plain: 134_300, form: 135_900 };

interface ListedPage {
  name: string;
  propertyName: string;
  className: string;
  feature: string;
  form: boolean;
}

function addToLists(tree: Tree, { name, propertyName: page, feature, form }: ListedPage): void {
  const lists = 'apps/storefront/src/routes';
  edit(tree, `${lists}/pages.ts`, (text) =>
    insertBefore(
      text,
      '} satisfies Record<PageName,',
      `  ${page}: page(['${feature}'], () => import('../features/${feature}/${name}.route.tsx')),\n`,
    ),
  );
  edit(tree, 'tools/checks/first-load-budgets.mjs', (text) => {
    const weight = String(form ? budgets.form : budgets.plain).replace(/(?=\d{3}$)/, '_');
    return insertBefore(text, '  },\n  scriptFiles', `    ${page}: ${weight},\n`);
  });
  if (!form) return;
  edit(tree, `${lists}/forms.ts`, (text) =>
    insertBefore(
      text,
      '} satisfies Record<string,',
      `  '${name}': async () => (await import('../features/${feature}/${name}.form.ts')).${page}Form,\n`,
    ),
  );
}
