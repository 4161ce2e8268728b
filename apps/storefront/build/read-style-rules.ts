import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import type { StyleRule } from '../src/server/rendering/style-rule.ts';

/** Reads a style sheet of the build into its rules, in their order. */
export function readStyleRules(sheet: string): StyleRule[] {
  return rulesIn(postcss.parse(sheet), []);
}

function rulesIn(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node) => rulesOf(node, within));
}

function rulesOf(node: ChildNode, within: readonly string[]): StyleRule[] {
  if (node.type === 'rule') return [{ within, css: node.toString(), needs: needsOf(node), ...animationsOf(node) }];
  if (node.type !== 'atrule') return [];
  if (holdsRules(node)) return rulesIn(node, [...within, `@${node.name} ${node.params}`]);
  const css = node.toString() + (node.nodes ? '' : ';');
  return [{ within, css, needs: [[]], ...(node.name === 'keyframes' && { keyframes: node.params }) }];
}

/** A query around rules, or a layer of them. What stands in others, such as the steps of an animation, goes as a whole. */
function holdsRules({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && ['media', 'supports', 'layer', 'container'].includes(name);
}

/**
 * The classes that each selector of a rule needs on the page. What stands in brackets, as in `:not(…)`, may be left out by
 * an element that is meant, so it needs nothing.
 */
function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) =>
    [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
}

function withoutBrackets(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
}

/** The words of its animations, among which are the names of their keyframes. */
function animationsOf(rule: Rule): Pick<StyleRule, 'animations'> {
  const words: string[] = [];
  rule.walkDecls(/^animation(-name)?$/, ({ value }) => void words.push(...value.split(/[\s,]+/)));
  return words.length > 0 ? { animations: words } : {};
}
