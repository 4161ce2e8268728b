import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import type { DocumentNode, GraphQLObjectType, GraphQLOutputType, SelectionSetNode } from 'graphql';
import { merchantApiTypeDefs } from '../schema/index.ts';

const samples: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.integer({ min: -1, max: 500 }),
  Long: fc.nat(500),
  Float: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  Decimal: fc.integer({ min: -100, max: 1e6 }).map((minor) => minor / 100),
  Boolean: fc.boolean(),
};

/**
 * Any answer that a schema, the contract's when left out, allows to an operation: each field that may be null sometimes is, each list is sometimes
 * empty and sometimes has holes.
 */
export function answersTo(
  operationText: string,
  typeDefs: string = merchantApiTypeDefs,
): fc.Arbitrary<Record<string, unknown>> {
  const schema = buildSchema(typeDefs);
  const document = parse(operationText);
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error('The text holds no operation');
  return objectOf(root, operation.selectionSet, document);
}

function objectOf(type: GraphQLObjectType, selection: SelectionSetNode, document: DocumentNode) {
  const fields = fieldsOf(selection, document);
  const shape = Object.fromEntries(
    [...fields].map(([name, selections]) => {
      const field = type.getFields()[name];
      if (!field) throw new Error(`${type.name} has no field ${name}`);
      return [name, valueOf(field.type, selections, document)];
    }),
  );
  return fc.record(shape);
}

/** The fields that a selection asks for, its fragments included, each with everything asked below it. */
function fieldsOf(selection: SelectionSetNode, document: DocumentNode): Map<string, SelectionSetNode> {
  const fields = new Map<string, SelectionSetNode>();
  const add = (name: string, below: SelectionSetNode | undefined) => {
    const known = fields.get(name)?.selections ?? [];
    fields.set(name, { kind: Kind.SELECTION_SET, selections: [...known, ...(below?.selections ?? [])] });
  };
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) add(node.name.value, node.selectionSet);
    if (node.kind !== Kind.FRAGMENT_SPREAD) continue;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`Unknown fragment ${node.name.value}`);
    for (const [name, below] of fieldsOf(fragment.selectionSet, document)) add(name, below);
  }
  return fields;
}

function valueOf(type: GraphQLOutputType, selection: SelectionSetNode, document: DocumentNode): fc.Arbitrary<unknown> {
  if (!isNonNullType(type)) return fc.option(presentValueOf(type, selection, document), { freq: 3 });
  return presentValueOf(type.ofType, selection, document);
}

function presentValueOf(type: GraphQLOutputType, selection: SelectionSetNode, document: DocumentNode) {
  if (isListType(type)) return fc.array(valueOf(type.ofType, selection, document), { maxLength: 3 });
  if (isObjectType(type)) return objectOf(type, selection, document);
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isCompositeType(type)) throw new Error(`No rule for ${getNamedType(type).name}`);
  return samples[getNamedType(type).name] ?? fc.string({ maxLength: 8 });
}
