// Turns schema/ and the documents into src/generated/: the types and texts of every operation under src/operations/
// (graphql.ts, of which types.ts and documents/ are the parts) and src/extensions/ (extensions.ts, of which
// extension-types.ts and extension-documents/ are), and both schemas as one string each (type-defs.ts). What lies in schema/extensions/ is a schema of its own, so that no document of the
// contract can ask for it.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildASTSchema, parse, stripIgnoredCharacters } from 'graphql';

const root = new URL('.', import.meta.url);
const outDir = new URL('src/generated/', root);

/** Every .graphql file below a folder, in a fixed order so that the same input gives the same output. */
async function readGraphqlFiles(folder) {
  const base = new URL(folder, root);
  const names = (await readdir(base, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name.replaceAll('\\', '/'), base), 'utf8') })),
  );
}

const textOf = (files) => files.map(({ text }) => text.trim()).join('\n\n');

/** Every visitor loads and sends these texts, and nobody reads them: without their indents they are a quarter smaller. */
const withShortTexts = (code) =>
  code.replace(/(?<=TypedDocumentString\()`([^`]+)`/g, (_, text) => `\`${stripIgnoredCharacters(text)}\``);

/** What a client needs to know of a document, so that it reads no text in a browser. */
function factsOf(text) {
  const [operation] = parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition');
  const declared = operation.variableDefinitions.map(({ variable }) => variable.name.value);
  return {
    kind: operation.operation,
    name: operation.name.value,
    scope: declared.filter((name) => ['channelId', 'marketId', 'languageId'].includes(name)).sort(),
  };
}

const withFacts = (value) =>
  value.replace(/`([^`]+)`(?:, [^)]*)?(?=\) as)/, (_, text) => `\`${text}\`, ${JSON.stringify(factsOf(text))}`);

/** The class without what its package is needed for. */
const withOwnTypes = (code) =>
  code
    .replace(
      /import type \{ DocumentTypeDecoration \}.*\n/,
      "import type { TypedDocument } from '../client/operation-document.ts';\n",
    )
    .replaceAll('DocumentTypeDecoration<', 'TypedDocument<');

/** The types and texts of all operations below a folder, which ask for what a schema has. */
async function generateOperations(typeDefs, folder) {
  const schema = parse(typeDefs, { noLocation: true });
  const documents = (await readGraphqlFiles(folder)).map(({ name, text }) => ({
    location: name,
    document: parse(text),
    rawSDL: text,
  }));
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: fileURLToPath(outDir),
    presetConfig: { fragmentMasking: false },
    schema,
    schemaAst: buildASTSchema(schema),
    documents,
    config: {
      documentMode: 'string',
      useTypeImports: true,
      immutableTypes: true,
      enumType: 'string-literal',
      strictScalars: true,
      scalars: {
        ID: 'string',
        Decimal: 'number',
        Long: 'number',
        DateTime: 'string',
        Guid: 'string',
      },
    },
    plugins: [],
    pluginMap: {},
    profiler: { run: (run) => run(), collect: () => [] },
    pluginContext: {},
  });
  // The preset also makes a gql() tag and an index; nothing here uses them. The pure mark lets a bundler drop the
  // documents that a page never sends.
  const operations = sections.find(({ filename }) => filename.endsWith('graphql.ts'));
  return withShortTexts(await codegen({ ...operations, config: { ...operations.config, pureMagicComment: true } }));
}

/**
 * Gives each document a module of its own, by its name: a page that is loaded late brings its own documents, and the first
 * load carries none of them. What is left are the types.
 */
function splitDocuments(code, typesFile) {
  const documents = new Map();
  const types = code.replace(/^export const (\w+?)(FragmentDoc|Document) = ([^]*?);\n?$/gm, (_, name, kind, value) => {
    // Each document holds its fragments already.
    if (kind === 'Document') documents.set(name, documentModule(name, value, typesFile));
    return '';
  });
  return { types, documents };
}

function documentModule(name, value, typesFile) {
  const [, used = ''] = /TypedDocumentString<([^>]*)>$/.exec(value) ?? [];
  const lines = [
    `import type { ${used} } from '../${typesFile}';`,
    `import { TypedDocumentString } from '../types.ts';`,
    '',
    `export const ${name}Document = ${withFacts(value)};`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes the types into one file, the documents into a folder, and what gathers both. */
async function writeOperations(code, { index, typesFile, folder }) {
  const { types, documents } = splitDocuments(code, typesFile);
  const folderUrl = new URL(`${folder}/`, outDir);
  await rm(folderUrl, { recursive: true, force: true });
  await mkdir(folderUrl, { recursive: true });
  await writeFile(new URL(typesFile, outDir), withOwnTypes(types));
  for (const [name, module] of documents) await writeFile(new URL(`${name}.ts`, folderUrl), module);
  const names = [...documents.keys()].sort();
  const all = [`export * from './${typesFile}';`, ...names.map((name) => `export * from './${folder}/${name}.ts';`)];
  await writeFile(new URL(index, outDir), `${all.join('\n')}\n`);
}

/** Without a class of their own: the documents beside the contract's have its class, so that a client takes both. */
const withoutClass = (code) =>
  code
    .replace(/import type \{ DocumentTypeDecoration \}.*\n/, '')
    .replace(/^export class TypedDocumentString[^]*?^}$/m, '');

const contractFiles = (await readGraphqlFiles('schema/')).filter(({ name }) => !/^extensions[\\/]/.test(name));
const typeDefs = textOf(contractFiles);
const extensionTypeDefs = textOf(await readGraphqlFiles('schema/extensions/'));

await mkdir(outDir, { recursive: true });
await writeOperations(await generateOperations(typeDefs, 'src/operations/'), {
  index: 'graphql.ts',
  typesFile: 'types.ts',
  folder: 'documents',
});
await writeOperations(withoutClass(await generateOperations(extensionTypeDefs, 'src/extensions/')), {
  index: 'extensions.ts',
  typesFile: 'extension-types.ts',
  folder: 'extension-documents',
});
await writeFile(
  new URL('type-defs.ts', outDir),
  `/** The Merchant API's schema in GraphQL's own language. */\nexport const merchantApiTypeDefs: string = ${JSON.stringify(typeDefs)};\n\n` +
    `/** The schema of what an account may have beyond the contract. */\nexport const extensionTypeDefs: string = ${JSON.stringify(extensionTypeDefs)};\n`,
);
