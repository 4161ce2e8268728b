// Reads the packed declarations as an app of long ago does: with the lib es2020, and with the package's files checked as its
// own. What TypeScript 5.0 does not know and the installed one does is looked for by name, so that no second one is installed.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Bytes of a kind of buffer came with TypeScript 5.7. */
const later = /\b(?:Uint8Array|ArrayBufferView|BufferSource)</;
/** What an entry needs of other packages is theirs to say. */
const withPeers = ['./graphql-request', './react', './subscriptions', './package.json'];

const { exports: entries } = JSON.parse(readFileSync(here('dist/package/package.json'), 'utf8'));
const files = Object.entries(entries).flatMap(([entry, { types }]) =>
  withPeers.includes(entry) ? [] : [here(`dist/package/${types}`)],
);
const program = ts.createProgram(files, {
  ...{ noEmit: true, strict: true, types: [], lib: ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
  ...{
    target: ts.ScriptTarget.ES2020,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
});
const told = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
  return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
});
const declarations = readdirSync(here('dist/package/dist'), { recursive: true, encoding: 'utf8' });
const tooNew = declarations
  .filter((name) => name.endsWith('.d.ts') && later.test(readFileSync(here(`dist/package/dist/${name}`), 'utf8')))
  .map((name) => `${name} has a type that TypeScript 5.0 does not know.`);
if (told.length + tooNew.length > 0) {
  console.error([...told, ...tooNew].join('\n'));
  process.exitCode = 1;
}
