import { Kind, type SelectionSetNode, type ValidationContext, type ASTVisitor } from 'graphql';
import { apiError } from '../../errors/api-error.ts';

/** Refuses operations whose fields lie deeper than `limit`. Introspection, where it is allowed, is left out of it. */
export function depthLimit(limit: number): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(operation) {
      const depth = createDepthReader(context)(operation.selectionSet);
      if (depth <= limit) return;
      context.reportError(apiError('QUERY_TOO_DEEP', `The query is ${depth} fields deep; ask for at most ${limit}.`));
    },
  });
}

/** Measures selections. Each fragment is measured once, and one that holds itself ends there: another rule refuses it. */
function createDepthReader(context: ValidationContext): (selection: SelectionSetNode | undefined) => number {
  const measured = new Map<string, number>();

  function depthOfFragment(name: string): number {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    measured.set(name, depth);
    return depth;
  }

  function depthOf(selection: SelectionSetNode | undefined): number {
    const depths = (selection?.selections ?? []).map((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(node.name.value);
      if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet);
      return node.name.value.startsWith('__') ? 0 : 1 + depthOf(node.selectionSet);
    });
    return Math.max(0, ...depths);
  }

  return depthOf;
}
