import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What a snippet takes from the ones before it, or from its reader. */
const surroundings = `
import type { CommerceClient, CommerceClientOptions, createAuthSession, createCartSession } from '@torg/commerce-sdk';
declare global {
  const client: CommerceClient;
  const id: string;
  const skuId: number;
  const shop: CommerceClientOptions;
  const [authEndpoint, signEndpoint]: string[];
  const storage: Parameters<typeof createAuthSession>[0]['storage'];
  const cartIdStorage: Parameters<typeof createCartSession>[0]['storage'];
  function draw(projected: object): void;
}`;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ['@torg/source'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

it('shows code in its README that compiles', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const snippets = [...readme.matchAll(/^```[jt]s\n(.*?)^```/gms)].map(([, code = '']) => code);
  expect(snippets.length).toBeGreaterThan(3);
  const files = new Map([`${surroundings}\n`, ...snippets].map((code, n) => [`${folder}readme-${n}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const own: Pick<ts.CompilerHost, 'fileExists' | 'readFile' | 'getSourceFile'> = {
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name) ?? ts.sys.readFile(name),
    getSourceFile(name, language) {
      const text = files.get(name) ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, language);
    },
  };
  const program = ts.createProgram([...files.keys()], options, { ...host, ...own });
  const problems = [...files.keys()].flatMap((name) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map(({ start = 0, messageText }) => {
      const line = files.get(name)?.slice(0, start).split('\n').length;
      return `${name.slice(folder.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
  expect(problems).toEqual([]);
}, 30_000);
