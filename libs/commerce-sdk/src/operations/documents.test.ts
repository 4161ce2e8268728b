import {
  buildSchema,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLError,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as extensionDocuments from '../generated/extensions.ts';
import * as documents from '../generated/graphql.ts';
import { extensionTypeDefs, merchantApiTypeDefs } from '../schema/index.ts';

const contract = buildSchema(merchantApiTypeDefs);

const extensions = buildSchema(extensionTypeDefs);

/** Every operation's text by the name of its document. */
function operationsIn(module: object) {
  return Object.entries(module)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [name, String(document)] as const);
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
