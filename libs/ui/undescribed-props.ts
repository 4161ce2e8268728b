import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { interfacesIn } from './declared-interfaces.ts';

const source = join(import.meta.dirname, 'src');
const ofNoComponent = /\.(?:stories|test)\.tsx?$|\.css\.ts$|^(?:testing|pages|foundations)\//;

/** Names that say it wholly: the words that a component shows, and what every element has. */
const sayItThemselves = new Set(['caption', 'children', 'heading', 'id', 'label', 'legend', 'text', 'title']);

/** The props that the tables of the docs would show without a word, such as `CartLineProps.note`. */
export function undescribedProps(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !ofNoComponent.test(file));
  return undescribedIn(files.map((file) => readFileSync(`${source}/${file}`, 'utf8')));
}

/** The props without a word in the texts of some files. */
export function undescribedIn(texts: readonly string[]): readonly string[] {
  const interfaces = texts.flatMap(interfacesIn);
  const extended = new Set(interfaces.filter(isOfProps).flatMap(namesExtended));
  return interfaces
    .filter((declared) => isOfProps(declared) || extended.has(declared.name.text))
    .flatMap(undescribedOf);
}

function isOfProps({ name, modifiers }: ts.InterfaceDeclaration): boolean {
  const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return isExported && name.text.endsWith('Props');
}

/** Every name in its `extends`, those inside `Omit` and `Pick` among them. */
function namesExtended({ heritageClauses }: ts.InterfaceDeclaration): readonly string[] {
  return heritageClauses?.flatMap((clause) => clause.getText().match(/\w+/g) ?? []) ?? [];
}

function undescribedOf({ name, members }: ts.InterfaceDeclaration): readonly string[] {
  return members
    .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
    .map((member) => member.name?.getText() ?? '')
    .filter((prop) => !sayItThemselves.has(prop))
    .map((prop) => `${name.text}.${prop}`);
}
