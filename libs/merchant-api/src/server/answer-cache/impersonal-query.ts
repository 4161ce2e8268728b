import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/**
 * The fields of a query whose answers are made of goods, prices and the arguments alone, so that everyone who asks the
 * same gets the same. Whatever is not named here is worked out for each request: carts and users, what customers write,
 * and content, which editors preview and which no change of the catalogue tells of.
 */
const impersonalFields: ReadonlySet<string> = new Set([
  '__typename',
  'brands',
  'categories',
  'category',
  'channel',
  'channels',
  'product',
  'products',
  'relatedProducts',
  'searchSpelling',
  'searchSuggestions',
]);

/** Whether everyone who sends this document with the same variables gets the same answer. */
export function isImpersonal({ definitions }: DocumentNode): boolean {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const others = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  return others.every(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.operation === 'query' &&
      rootFields(one.selectionSet, fragments, new Set()).every((field) => impersonalFields.has(field)),
  );
}

/** The names of the fields of a selection, those of its fragments included; `passed` stops fragments that hold themselves. */
function rootFields(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  passed: Set<string>,
): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragments, passed);
    const name = selection.name.value;
    const fragment = fragments.get(name);
    if (!fragment || passed.has(name)) return [];
    return rootFields(fragment.selectionSet, fragments, passed.add(name));
  });
}
