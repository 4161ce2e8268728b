import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { interfacesIn } from './declared-interfaces.ts';
import { publicComponents } from './public-components.ts';

const root = import.meta.dirname;
const shop = join(root, '../../apps/storefront/src');
const importOfOurs = /import \{([^}]+)\} from '@torg\/ui[^']*'/g;

/** What is known of all components without being written down: read from the sources when Storybook is built. */
export interface ComponentFacts {
  /** The id of the docs page that shows a component. */
  pages: Readonly<Record<string, string>>;
  /** The files of the shop that import a component, without their ending. */
  uses: Readonly<Record<string, readonly string[]>>;
  /** The story that shows what lies in a folder of the shop. */
  stories: Readonly<Record<string, string>>;
  /** JSX with every optional part in use. */
  snippets: Readonly<Record<string, string>>;
}

const storiesOfShop = {
  'features/account': 'pages-account--desktop',
  'features/brands': 'pages-brands--desktop',
  'features/cart': 'pages-cart--desktop',
  'features/checkout': 'pages-checkout--desktop',
  'features/code-link': 'pages-many-articles--code-of-a-link',
  'features/compare': 'pages-compare--desktop',
  'features/confirmation': 'pages-confirmation--desktop',
  'features/content': 'pages-content--desktop',
  'features/favourites': 'pages-favourites--desktop',
  'features/find-order': 'pages-after-the-purchase--find-order',
  'features/front-page': 'pages-home--desktop',
  'features/list': 'pages-list--desktop',
  'features/product': 'pages-product--desktop',
  'features/quick-order': 'pages-many-articles--quick-order',
  'features/shared-cart': 'pages-many-articles--shared-cart',
  'features/shell': 'pages-home--desktop',
  'features/withdraw': 'pages-after-the-purchase--withdraw',
};

export function componentFacts(): ComponentFacts {
  return { pages: docsPages(), uses: usesInShop(), stories: storiesOfShop, snippets: snippets() };
}

/** The files that guide to the components: a component's own is named as it is. */
export function guidanceFiles(): readonly string[] {
  return components()
    .map(({ file }) => join(root, 'src', file.replace('.tsx', '.guidance.ts')))
    .filter((file) => existsSync(file));
}

/** A provider shows nothing of its own. */
export function components() {
  return publicComponents().filter(({ name }) => !name.endsWith('Provider'));
}

function docsPages(): Record<string, string> {
  const stories = globSync('src/**/*.stories.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const titles = stories.map((text) => /title: '([^']+)'/.exec(text)?.[1] ?? '');
  const pageOf = new Map(titles.map((title) => [title.split('/').at(-1) ?? '', toId(title, 'docs')]));
  const found = components().map(({ name }) => [name, pageOf.get(name) ?? pageOf.get(name.replace('Skeleton', ''))]);
  return Object.fromEntries(found.filter(([, page]) => page !== undefined));
}

function usesInShop(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  const files = globSync('**/*.tsx', { cwd: shop }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
  for (const file of files.sort()) {
    const imported = [...readFileSync(join(shop, file), 'utf8').matchAll(importOfOurs)];
    const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' ')[0] ?? ''));
    for (const name of new Set(names)) (uses[name] ??= []).push(file.replace('.tsx', ''));
  }
  return uses;
}

/** The examples that a test renders on the server, as they are written. */
function snippets(): Record<string, string> {
  const files = ['every-component.tsx', 'checkout/every-checkout-part.tsx', 'every-overlay.tsx'];
  const written = files.flatMap((file) => {
    const text = readFileSync(join(root, 'src/testing', file), 'utf8');
    const named = file.startsWith('checkout') ? text.replaceAll(/\bt\./g, 'c.').replaceAll(/\(t(?=[,)])/g, '(c') : text;
    return [...named.matchAll(/^ {2}(\w+): (?:\(\n([\s\S]*?)\n {2}\)|(.+)),$/gm)];
  });
  return Object.fromEntries(written.map(([, name = '', block, line]) => [name, plain(block ?? line ?? '')]));
}

/** Without the module before a component's name, and from the first column. */
function plain(jsx: string): string {
  const lines = jsx.replaceAll(/(<\/?)[a-zA-Z]+\.(?=[A-Z])/g, '$1').split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** What the props of each component are when they are left out, where it takes them apart in its body: docgen reads its parameters alone. */
export function defaultsOfProps(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    components().map(({ name, file }) => [name, defaultsIn(readFileSync(join(root, 'src', file), 'utf8'))]),
  );
}

/** What props are made of whose type has a name, such as the groups of a `FilterPanel`: its declaration, by its name. */
export function shapesOfProps(): Readonly<Record<string, string>> {
  const files = globSync('src/**/!(*.stories|*.test).{ts,tsx}', { cwd: root });
  const declared = files.flatMap((file) => interfacesIn(readFileSync(join(root, file), 'utf8')));
  return Object.fromEntries(declared.map((one) => [one.name.text, one.getText().replace(/^export /, '')]));
}

function defaultsIn(text: string): Record<string, string> {
  const taken = [...text.matchAll(/const \{([^}]*)\} = props;/g)].map(([, names = '']) => names).join();
  const defaults = [...taken.matchAll(/(\w+)(?:: \w+)? = ('[^']*'|\w+)/g)];
  return Object.fromEntries(defaults.map(([, name = '', value = '']) => [name, value]));
}
