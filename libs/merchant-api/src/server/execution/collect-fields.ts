import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Variables } from './query-plan.ts';

/** What the selections of a query depend on besides themselves. */
export interface SelectionParts {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** By which conditions hold or not. */
  variables: Variables;
}

/** The fields that selections ask of a type, fragments and all, by what the client calls them. */
export function collectFields(
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  { fragments, variables }: SelectionParts,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const passed = new Set<string>();

  function add(node: FieldNode): void {
    const name = node.alias?.value ?? node.name.value;
    const known = fields.get(name);
    if (known) known.push(node);
    else fields.set(name, [node]);
  }

  function read({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!isWanted(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) add(selection);
      else readFragment(selection.kind === Kind.INLINE_FRAGMENT ? selection : named(selection.name.value));
    }
  }

  function named(name: string): FragmentDefinitionNode | undefined {
    if (passed.has(name)) return undefined;
    passed.add(name);
    return fragments.get(name);
  }

  function readFragment(fragment: FragmentDefinitionNode | InlineFragmentNode | undefined): void {
    const condition = fragment?.typeCondition?.name.value ?? type.name;
    if (fragment && condition === type.name) read(fragment.selectionSet);
  }

  for (const selectionSet of selectionSets) read(selectionSet);
  return fields;
}

function isWanted(node: SelectionNode, variables: Variables): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
