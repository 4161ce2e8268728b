import {
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { readWords } from '../../search/text/read-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields of the extensions that look a text up. */
const textFields: ReadonlySet<string> = new Set(['searchSpelling', 'searchSuggestions']);

/** How many words of a text a field looks up; null where it searches for nothing. Only fields of the root do. */
export function searchedWords(node: FieldNode, values: Values): number | null {
  const text = textFields.has(node.name.value) ? argument(node, 'text', values) : searchText(node, values);
  return typeof text === 'string' && text.trim() !== '' ? readWords(text).length : null;
}

function searchText(node: FieldNode, values: Values): unknown {
  const filter = argument(node, 'filter', values);
  return typeof filter === 'object' && filter !== null && 'searchText' in filter ? filter.searchText : undefined;
}

function argument(node: FieldNode, name: string, values: Values): unknown {
  const given = node.arguments?.find((one) => one.name.value === name)?.value;
  return given && valueFromASTUntyped(given, values);
}

/** How many searches an operation holds, each spread of a fragment counted. One that holds itself ends there. */
export function searchesIn(operation: OperationDefinitionNode, document: DocumentNode, values: Values): number {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const counted = new Map<string, number>();

  function inFragment(name: string): number {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0);
    const count = inSelection(fragments.get(name));
    counted.set(name, count);
    return count;
  }

  function inSelection(selection: SelectionSetNode | undefined): number {
    let count = 0;
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FIELD) count += searchedWords(node, values) === null ? 0 : 1;
      else count += node.kind === Kind.INLINE_FRAGMENT ? inSelection(node.selectionSet) : inFragment(node.name.value);
    }
    return count;
  }

  return inSelection(operation.selectionSet);
}
