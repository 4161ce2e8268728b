// Turns the contract, and the schema beside it, into src/generated/: what each field is asked with and what each type
// holds, for resolvers and presenters. So are the names of the texts, which lie in `messages` beside what says them.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { writeMessageKeys } from '@torg/i18n/codegen/compile-messages';
import { parse } from 'graphql';

const schemaDir = new URL('../commerce-sdk/schema/', import.meta.url);
const outDir = new URL('src/generated/', import.meta.url);

const names = (await readdir(schemaDir, { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.graphql'))
  .sort();

/** Which arguments the fields of each type take, by the fields' names: the plugin names a type for each alone. */
function writeArguments({ definitions }) {
  const byType = new Map();
  for (const { name, fields = [] } of definitions) {
    const asking = fields.filter((field) => field.arguments?.length > 0);
    if (asking.length > 0) byType.set(name.value, [...(byType.get(name.value) ?? []), ...asking]);
  }
  return [...byType]
    .map(([type, fields]) => {
      const lines = fields.map(({ name: { value } }) => `  ${value}: ${type}${capitalised(value)}Args;`);
      return `export interface ${type}Arguments {\n${lines.join('\n')}\n}\n`;
    })
    .join('\n');
}

function capitalised(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function typesOf(chosen) {
  const texts = await Promise.all(chosen.map((name) => readFile(new URL(name, schemaDir), 'utf8')));
  const schema = parse(texts.join('\n\n'), { noLocation: true });
  const types = await codegen({
    filename: 'types.ts',
    schema,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config: {
      skipTypename: true,
      immutableTypes: true,
      enumsAsTypes: true,
      strictScalars: true,
      // A presenter that misspells a field lacks the one that it means.
      avoidOptionals: { field: true },
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null',
      scalars: {
        Decimal: 'number',
        Long: 'number',
        DateTime: { input: 'string', output: 'string | Date' },
        Guid: 'string',
      },
    },
  });
  return `${types}\n${writeArguments(schema)}`;
}

await mkdir(outDir, { recursive: true });
const isBeside = (name) => name.startsWith('extensions/');
await writeFile(new URL('contract.ts', outDir), await typesOf(names.filter((name) => !isBeside(name))));
await writeFile(new URL('extensions.ts', outDir), await typesOf(names.filter(isBeside)));
await writeMessageKeys({
  source: fileURLToPath(new URL('src', import.meta.url)),
  target: fileURLToPath(new URL('message-keys.ts', outDir)),
});
