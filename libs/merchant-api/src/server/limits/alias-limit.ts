import { Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';
import { apiError } from '../../errors/api-error.ts';

/** Refuses operations that ask for the same under more than `limit` other names. */
export function aliasLimit(limit: number): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(operation) {
      const count = createAliasCounter(context)(operation.selectionSet);
      if (count <= limit) return;
      const message = `The query gives ${count} fields another name; at most ${limit} are allowed. Send several requests.`;
      context.reportError(apiError('TOO_MANY_ALIASES', message));
    },
  });
}

/** Counts through fragments, each measured once. One that holds itself ends there: another rule refuses it. */
function createAliasCounter(context: ValidationContext): (selection: SelectionSetNode | undefined) => number {
  const counted = new Map<string, number>();

  function aliasesOfFragment(name: string): number {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0);
    const count = aliasesOf(context.getFragment(name)?.selectionSet);
    counted.set(name, count);
    return count;
  }

  function aliasesOf(selection: SelectionSetNode | undefined): number {
    let count = 0;
    for (const node of selection?.selections ?? []) {
      if (node.kind === Kind.FRAGMENT_SPREAD) count += aliasesOfFragment(node.name.value);
      else count += aliasesOf(node.selectionSet);
      if (node.kind === Kind.FIELD && node.alias && node.alias.value !== node.name.value) count += 1;
    }
    return count;
  }

  return aliasesOf;
}
