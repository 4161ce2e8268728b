import { formatFiles, logger, names, type Tree } from '@nx/devkit';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { edit, insertBefore, insertSorted, within } from '../insert.ts';
import { contractField, type ContractField } from './contract-field.ts';
import { documentText, moduleText, requestType, sampleCall, testText, type OperationNames } from './operation-files.ts';

export interface OperationOptions {
  /** Such as `get-reviews`. */
  name: string;
  /** A query field of the contract. */
  field: string;
  /** A folder of the SDK's operations. */
  domain: string;
  /** What is given is called; read from the name where left out. */
  type?: string;
}

const sdk = 'libs/commerce-sdk';

/** Adds an operation to the SDK: its files, its export, and its place in the tests that know all of them. */
export async function operationGenerator(tree: Tree, options: OperationOptions): Promise<() => void> {
  const { name, domain } = options;
  const field = contractField(contractOf(tree), options.field);
  const { propertyName: call } = names(name);
  const document = names(name.replace(/^get-/, '')).className;
  const type = options.type ?? (field.isList ? `${document}Item` : document);
  const operation: OperationNames = { file: name, call, document, type };
  const own = `${sdk}/src/operations/${domain}/${name}`;
  refuseTaken(tree, own, operation);

  tree.write(`${own}.graphql`, documentText(operation, field));
  tree.write(`${own}.ts`, moduleText(operation, field));
  tree.write(`${own}.test.ts`, testText(operation, field));
  addToEntry(tree, domain, operation, field);
  addToTests(tree, domain, operation, field);
  tree.write(`.changeset/${name}.md`, `---\n'@torg/commerce-sdk': minor\n---\n\n\`${call}\` asks \`${field.name}\`.\n`);
  await formatFiles(tree);
  return () =>
    logger.info(
      `\nNow: npx nx run @torg/commerce-sdk:codegen, say what it gives in the shop's own types, then npm run report -w @torg/commerce-sdk.`,
    );
}

/** The contract, without the extensions beside it. */
function contractOf(tree: Tree): GraphQLSchema {
  const folder = `${sdk}/schema`;
  const files = tree.children(folder).filter((file) => file.endsWith('.graphql'));
  return buildSchema(files.map((file) => tree.read(`${folder}/${file}`, 'utf8') ?? '').join('\n'));
}

function refuseTaken(tree: Tree, own: string, { call, document, type }: OperationNames): void {
  if (tree.exists(`${own}.ts`)) throw new Error(`${own}.ts is there already`);
  const entries = ['index.ts', 'domain/index.ts'].map((entry) => tree.read(`${sdk}/src/${entry}`, 'utf8') ?? '');
  for (const name of [call, type, requestType(document)])
    if (entries.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      throw new Error(`the SDK gives the name ${name} to something else: choose another name or --type`);
  if (tree.read(`${sdk}/src/operations/any-answer.test.ts`, 'utf8')?.includes(`  ${document}Document:`))
    throw new Error(`another operation sends the document ${document}: choose another name`);
}

/** Each statement with its path. */
const exports = /^export (?:type )?\{[^}]*\} from '([^']+)';\n/gm;

function addToEntry(tree: Tree, domain: string, { file, call, document, type }: OperationNames, field: ContractField) {
  const types = [...(field.asked.length > 0 ? [requestType(document)] : []), type].sort();
  const path = `./operations/${domain}/${file}.ts`;
  const added = `export { ${call} } from '${path}';\nexport type { ${types.join(', ')} } from '${path}';\n`;
  edit(tree, `${sdk}/src/index.ts`, (text) => insertSorted(text, exports, path, added));
}

function addToTests(tree: Tree, domain: string, operation: OperationNames, field: ContractField): void {
  const { file, call, document } = operation;
  edit(tree, `${sdk}/src/entries.test.ts`, (text) =>
    within(text, `namesOf('@torg/commerce-sdk'))`, ']', (list) =>
      insertSorted(list, /^ +"(\w+)",\n/gm, call, `        "${call}",\n`),
    ),
  );
  edit(tree, `${sdk}/src/operations/any-answer.test.ts`, (text) => {
    const path = `./${domain}/${file}.ts`;
    const imports = /^import \{ \w+ \} from '(\.\/[^']+)';\n/gm;
    const imported = insertSorted(text, imports, path, `import { ${call} } from '${path}';\n`);
    return insertBefore(
      imported,
      '};\n\ndescribe.each(',
      `  ${document}Document: (client) => ${sampleCall(operation, field)},\n`,
    );
  });
  edit(tree, 'apps/storefront/src/server/sdk-operations.test.ts', (text) => {
    const imported = within(text, 'import {\n', `} from '@torg/commerce-sdk';`, (list) =>
      insertSorted(list, /^ +(\w+),\n/gm, call, `  ${call},\n`),
    );
    const asked = `  it('answers ${call}', async () => {
    const { client } = channel;
    expect(await ${sampleCall(operation, field)}).toBeDefined();
  });\n\n`;
    return insertBefore(imported, `  it('has then sent every operation that there is'`, asked);
  });
}
