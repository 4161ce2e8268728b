import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Code as it stands in a text, and what it is called where it does not compile. */
export type Snippet = readonly [name: string, code: string];

const folder = fileURLToPath(new URL('../', import.meta.url));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['@torg/source'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** What does not compile of snippets that find around them what `surroundings` declare. */
export function problemsIn(snippets: readonly Snippet[], surroundings: readonly Snippet[]): string[] {
  const files = new Map([...surroundings, ...snippets].map(([name, code]) => [folder + name, code]));
  const host = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))));
  const own: Pick<ts.CompilerHost, 'directoryExists' | 'fileExists' | 'readFile' | 'getSourceFile'> = {
    directoryExists: (name) => folders.has(name) || ts.sys.directoryExists(name),
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name) ?? ts.sys.readFile(name),
    getSourceFile(name, language) {
      const text = files.get(name) ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, language);
    },
  };
  const program = ts.createProgram([...files.keys()], options, { ...host, ...own });
  return [...files.keys()].flatMap((name) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(({ start = 0, messageText }) => {
      const line = files.get(name)?.slice(0, start).split('\n').length;
      return `${name.slice(folder.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
}
