import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * The largest number of times that one selection asks for the same field, whatever the arguments. Validation compares each
 * with every other, so that many of them cost far more than their text.
 */
export function mostRepeats({ definitions }: DocumentNode): number {
  return Math.max(0, ...definitions.map((one) => ('selectionSet' in one ? repeatsIn(one.selectionSet) : 0)));
}

function repeatsIn(selection: SelectionSetNode | undefined): number {
  const counts = new Map<string, number>();
  let most = 0;
  for (const node of selection?.selections ?? []) {
    const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : node.kind;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    most = Math.max(most, count, node.kind === Kind.FRAGMENT_SPREAD ? 0 : repeatsIn(node.selectionSet));
  }
  return most;
}
