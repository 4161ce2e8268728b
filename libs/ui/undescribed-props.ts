import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('src', import.meta.url));
const ofNoComponent = /\.(?:stories|test)\.tsx?$|\.css\.ts$|^(?:testing|pages|foundations)\//;

/** Names that say it wholly: the words that a component shows, and what every element has. */
const sayItThemselves = new Set(['caption', 'children', 'heading', 'id', 'label', 'legend', 'text', 'title']);

/** The props that the tables of the docs would show without a word, such as `CartLineProps.note`. */
export function undescribedProps(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !ofNoComponent.test(file));
  return files.flatMap((file) => undescribedIn(readFileSync(`${source}/${file}`, 'utf8')));
}

/** The props without a word in a file's text. */
export function undescribedIn(text: string): readonly string[] {
  const file = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(isPropsOfAComponent).flatMap(({ name, members }) =>
    members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => member.name?.getText(file) ?? '')
      .filter((prop) => !sayItThemselves.has(prop))
      .map((prop) => `${name.text}.${prop}`),
  );
}

function isPropsOfAComponent(statement: ts.Statement): statement is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Props') && isExported(statement);
}

function isExported({ modifiers }: ts.InterfaceDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
