import type { ElementContent } from 'hast';
import type { HeadingLevel } from '../typography/heading/heading.tsx';

const lowest = 4;

/**
 * Gives each kind of heading that a text uses its level on the page: the text's highest becomes `highest`, the others
 * follow with no step left out.
 */
export function headingLevels(
  nodes: readonly ElementContent[],
  highest: HeadingLevel,
): ReadonlyMap<string, HeadingLevel> {
  const used = [...new Set(headingsIn(nodes))].sort();
  const levelOf = (step: number) => Math.min(highest + step, lowest) as HeadingLevel; // between two levels lie levels
  return new Map(used.map((tagName, step) => [tagName, levelOf(step)]));
}

function headingsIn(nodes: readonly ElementContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return /^h[1-6]$/.test(node.tagName) ? [node.tagName] : headingsIn(node.children);
  });
}
