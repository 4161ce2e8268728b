import {
  buildSchema,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLError,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { factsOfDocument } from '../client/operation-document.ts';
import * as extensionDocuments from '../generated/extensions.ts';
import * as documents from '../generated/graphql.ts';
import { extensionTypeDefs, merchantApiTypeDefs } from '../schema/index.ts';

const contract = buildSchema(merchantApiTypeDefs);

const extensions = buildSchema(extensionTypeDefs);

function documentsIn(module: object): [name: string, document: unknown][] {
  return Object.entries(module).filter(([name]) => name.endsWith('Document'));
}

/** Every operation's text by the name of its document. */
function operationsIn(module: object) {
  return documentsIn(module).map(([name, document]) => [name, String(document)] as const);
}

/** What is wrong with an operation: whatever the schema does not allow, and whatever it calls deprecated. */
function faultsOf(text: string, schema: GraphQLSchema): string[] {
  const faults: readonly GraphQLError[] = validate(schema, parse(text), [...specifiedRules, NoDeprecatedCustomRule]);
  return faults.map(({ message }) => message);
}

describe('the documents', () => {
  it.each(operationsIn(documents))(
    '%s asks the contract for what it has, and for nothing deprecated',
    (_name, text) => {
      expect(faultsOf(text, contract)).toEqual([]);
    },
  );

  it.each(operationsIn(extensionDocuments))(
    '%s asks the extensions for what they have, and they alone',
    (_name, text) => {
      expect(faultsOf(text, extensions)).toEqual([]);
      expect(faultsOf(text, contract)).not.toEqual([]);
    },
  );

  it.each([...documentsIn(documents), ...documentsIn(extensionDocuments)])(
    '%s is told of as it is, so that no client reads it',
    (_name, document) => {
      const operation = parse(String(document)).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('It holds no operation');
      const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
      expect(factsOfDocument(document)).toEqual({
        kind: operation.operation,
        name: operation.name?.value,
        scope: ['channelId', 'languageId', 'marketId'].filter((part) => declared.includes(part)),
      });
    },
  );

  it.each([
    ['an unknown field', '{ getUser { name } }', 'Cannot query field "name"'],
    ['a deprecated field', '{ getUser { balance } }', 'The field UserType.balance is deprecated. Use Balances instead'],
    [
      'a deprecated operation',
      '{ getCheckout(id: "c1", paymentType: KLARNA) }',
      'GeinsMerchantApiQuery.getCheckout is',
    ],
    ['an argument of another type', '{ getOrder(orderId: "7") { id } }', 'Int cannot represent'],
  ])('would be refused for %s', (_name, text, fault) => {
    expect(faultsOf(text, contract)).toEqual([expect.stringContaining(fault)]);
  });
});
