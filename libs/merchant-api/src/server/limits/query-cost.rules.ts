import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { productPages } from '../../paging/read-page.rules.ts';
import { searchedWords, searchesIn } from './searched-text.rules.ts';

/** Points for each word of a search; looking one up takes about as long as so many fields. */
const WORD_COST = 2_000;
/** How long a list is taken to be where the query does not say. */
const USUAL_LENGTH = 5;

/** A query as it is about to be carried out. */
export interface CostedQuery {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** What a query asks for. */
export interface QueryCost {
  /**
   * Each field is a point, and each word that is searched for 2,000. What is asked for of a list's items counts once for each
   * item: as many as `take` says for the lists of a field that has it, else five. Of fields under a condition all count.
   */
  points: number;
  /** How many texts are searched for. */
  searches: number;
}

/** What a query may cost. */
export function costOf({ schema, document, operationName, variables }: CostedQuery): QueryCost {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName),
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return { points: 0, searches: 0 };
  const values = { ...defaultsOf(operation), ...variables };
  const points = createCostReader(schema, document, values)(operation.selectionSet, root.name, USUAL_LENGTH);
  return { points, searches: searchesIn(operation, document, values) };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

type SelectionCost = (selection: SelectionSetNode | undefined, typeName: string, length: number) => number;

/** Reads the cost of selections, in each of which lists are `length` long. A fragment is read once for each length. */
function createCostReader(
  schema: GraphQLSchema,
  document: DocumentNode,
  values: Record<string, unknown>,
): SelectionCost {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const known = new Map<string, number>();

  function fragmentCost(name: string, length: number): number {
    const key = `${name} ${length}`;
    const cost = known.get(key);
    if (cost !== undefined) return cost;
    known.set(key, 0);
    const fragment = fragments.get(name);
    const read = fragment ? selectionCost(fragment.selectionSet, fragment.typeCondition.name.value, length) : 0;
    known.set(key, read);
    return read;
  }

  function fieldCost(node: FieldNode, typeName: string, length: number): number {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const below = getNamedType(field.type);
    if (!isCompositeType(below)) return 1;
    const times = isListType(getNullableType(field.type)) ? length : 1;
    const words = searchedWords(node, values) ?? 0;
    return (
      1 +
      words * WORD_COST +
      times * selectionCost(node.selectionSet, below.name, takenBy(field, node, values) ?? USUAL_LENGTH)
    );
  }

  function selectionCost(selection: SelectionSetNode | undefined, typeName: string, length: number): number {
    let cost = 0;
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FIELD) cost += fieldCost(node, typeName, length);
      else if (node.kind === Kind.FRAGMENT_SPREAD) cost += fragmentCost(node.name.value, length);
      else cost += selectionCost(node.selectionSet, node.typeCondition?.name.value ?? typeName, length);
    }
    return cost;
  }

  return selectionCost;
}

/** How many rows a field that has `take` is asked for; undefined where it has none. */
function takenBy(
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
  values: Record<string, unknown>,
): number | undefined {
  if (!args.some(({ name }) => name === 'take')) return undefined;
  const given = node.arguments?.find(({ name }) => name.value === 'take')?.value;
  const value =
    given?.kind === Kind.VARIABLE ? values[given.name.value] : given?.kind === Kind.INT ? Number(given.value) : null;
  // Whatever is no number of rows is refused when the field is read.
  return typeof value === 'number' && value >= 0 ? Math.min(value, productPages.most) : productPages.usual;
}
