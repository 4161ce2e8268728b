import {
  getArgumentValues,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { collectFields, type SelectionParts } from './collect-fields.ts';
import type { Arguments, FieldPlan, SelectionPlan, ValuePlan, Variables } from './query-plan.ts';

/** One operation of a document, with what its conditions depend on. */
export interface PlannedQuery {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
}

interface PlanParts extends SelectionParts {
  schema: GraphQLSchema;
}

/** Works out what there is to know of every field of a query that has been found valid. */
export function planQuery(schema: GraphQLSchema, { document, operation, variables }: PlannedQuery): SelectionPlan {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}`);
  return planSelection(root, [operation.selectionSet], { schema, fragments, variables });
}

function planSelection(
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  parts: PlanParts,
): SelectionPlan {
  const fields = [...collectFields(type, selectionSets, parts)].map(([name, nodes]) =>
    planField(type, name, nodes, parts),
  );
  return { fields, blank: Object.fromEntries(fields.map(({ name }) => [name, null])) };
}

function planField(type: GraphQLObjectType, name: string, nodes: readonly FieldNode[], parts: PlanParts): FieldPlan {
  const [node] = nodes;
  const field = node && (type.getFields()[node.name.value] ?? metaField(node.name.value));
  if (!node || !field) throw new Error(`${type.name} has no field for '${name}'`);
  return {
    name,
    coordinate: `${type.name}.${field.name}`,
    nodes,
    type: planValue(field.type, nodes, parts),
    argumentsFor:
      field.args.length === 0 ? () => noArguments : (variables) => getArgumentValues(field, node, variables),
    resolve: resolverOf(field, type, parts),
  };
}

const noArguments: Arguments = {};

/** What can be asked of every object and of the schema itself. */
function metaField(name: string): GraphQLField<unknown, unknown> | undefined {
  return [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].find((field) => field.name === name);
}

function resolverOf(
  { name, resolve }: GraphQLField<unknown, unknown>,
  parentType: GraphQLObjectType,
  { schema }: PlanParts,
): FieldPlan['resolve'] {
  if (!resolve) return (source, args, context) => propertyOf(source, name, args, context);
  const info = { schema, parentType } as GraphQLResolveInfo; // questions about the schema need no more, our resolvers nothing
  return (source, args, context) => resolve(source, args, context, info);
}

/** A field that has no resolver is a property of its object, or what a method of that name gives. */
function propertyOf(source: unknown, name: string, args: Arguments, context: unknown): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = (source as Record<string, unknown>)[name]; // any object may have the property
  return typeof value === 'function' ? value.call(source, args, context) : value;
}

function planValue(type: GraphQLOutputType, nodes: readonly FieldNode[], parts: PlanParts): ValuePlan {
  const isRequired = isNonNullType(type);
  const named = getNullableType(type);
  if (isListType(named)) return { kind: 'list', isRequired, item: planValue(named.ofType, nodes, parts) };
  if (isLeafType(named)) return { kind: 'leaf', isRequired, serialize: (value) => named.serialize(value) };
  // The contract has neither interfaces nor unions.
  if (!isObjectType(named)) throw new Error(`No field can be of the type ${String(named)}`);
  const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { kind: 'object', isRequired, selection: planSelection(named, selectionSets, parts) };
}
