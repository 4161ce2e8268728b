import type { ContractField, Value } from './contract-field.ts';

/** What an operation is called, in each place that names it. */
export interface OperationNames {
  /** Its files, such as `get-reviews`. */
  file: string;
  /** Its function, such as `getReviews`. */
  call: string;
  /** Its document, such as `Reviews`. */
  document: string;
  /** What it gives, or one of a list. */
  type: string;
}

/** The document: every argument is a variable of its name, and every plain value is asked for. */
export function documentText({ document }: OperationNames, field: ContractField): string {
  const variables = field.arguments.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.arguments.map(({ name }) => `${name}: $${name}`).join(', ');
  const inBrackets = (text: string) => (text ? `(${text})` : '');
  const values = field.given.map(({ name }) => name).join('\n');
  return `query ${document}${inBrackets(variables)} { ${field.name}${inBrackets(passed)} { ${values} } }\n`;
}

/** The function, with the types of what it takes and gives. */
export function moduleText({ call, document, type }: OperationNames, field: ContractField): string {
  const { asked, given, isList, name } = field;
  const request = asked.length > 0 ? requestType(document) : null;
  const members = given.map(({ name, type, isRequired }) => `${name}: ${type}${isRequired ? '' : ' | null'};`);
  const isOptional = asked.every(({ isRequired }) => !isRequired);
  const parameters = [
    'client: CommerceClient',
    ...(request ? [`request: ${request}${isOptional ? ' = {}' : ''}`] : []),
    'options?: RequestOptions',
  ];
  return `import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { ${document}Document } from '../../generated/graphql.ts';
${isList ? `import { present } from '../present.ts';\n` : ''}
${request ? `/** What to ask \`${name}\` of the contract for. */\nexport interface ${request} { ${asked.map(member).join(' ')} }\n` : ''}
/** What \`${name}\` of the contract gives. */
export interface ${type} { ${members.join(' ')} }

/** ${isList ? `Reads \`${name}\` of the contract.` : `Reads \`${name}\` of the contract; null where there is none.`} */
export async function ${call}(${parameters.join(', ')}): Promise<${isList ? `readonly ${type}[]` : `${type} | null`}> {
  const { ${name} } = await client.request(${document}Document, ${request ? 'request' : '{}'}, options);
  return ${isList ? `present(${name})` : name};
}
`;
}

/** The test: what the API gives comes through, and what it has not is told as the rule says. */
export function testText({ file, call, document }: OperationNames, field: ContractField): string {
  const { asked, given, isList, name } = field;
  const answer = objectOf(given);
  const request = asked.length > 0 ? `, ${objectOf(asked)}` : '';
  const listed = (text: string) => (isList ? `[${text}, null]` : text);
  const isOfALanguage = field.arguments.some(({ name }) => name === 'languageId');
  const sent = [...asked, ...(isOfALanguage ? [{ name: 'languageId', example: 'sv-SE' }] : [])];
  return `import { describe, expect, it } from 'vitest';
import { ${document}Document } from '../../generated/graphql.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { ${call} } from './${file}.ts';

const answer = ${answer};

describe('${call}', () => {
  it('asks for ${name}, and gives what the API answers', async () => {
    const { client, sent } = answeringClient(() => json({ data: { ${name}: ${listed('answer')} } }));
    expect(await ${call}(client${request})).toEqual(${isList ? '[answer]' : 'answer'});
    expect(sent[0]?.body).toMatchObject({ query: String(${document}Document), variables: ${objectOf(sent)} });
  });

  it('gives ${isList ? 'an empty list' : 'null'} where there is none', async () => {
    const { client } = answeringClient(() => json({ data: { ${name}: null } }));
    expect(await ${call}(client${request})).toEqual(${isList ? '[]' : 'null'});
  });
});
`;
}

/** How a test calls it that has a client, with made-up values for all that it takes. */
export function sampleCall({ call }: OperationNames, { asked }: ContractField): string {
  return `${call}(client${asked.length > 0 ? `, ${objectOf(asked)}` : ''})`;
}

/** What the request of an operation is called. */
export function requestType(document: string): string {
  return `${document}Request`;
}

function member({ name, type, isRequired }: Value): string {
  return `${name}${isRequired ? '' : '?'}: ${type};`;
}

function objectOf(values: readonly Pick<Value, 'name' | 'example'>[]): string {
  return `{ ${values.map(({ name, example }) => `${name}: ${literal(example)}`).join(', ')} }`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
