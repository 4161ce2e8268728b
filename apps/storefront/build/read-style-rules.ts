import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { sheetsCountFor } from '../src/config/late-sheets.ts';
import type { FontFace, StyleRule } from '../src/server/rendering/style-rule.ts';

/** Reads a style sheet of the build into its rules, in their order, but for those that only count where the sheet does. */
export function readStyleRules(sheet: string): StyleRule[] {
  return rulesIn(postcss.parse(sheet), []);
}

function rulesIn(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node) => rulesOf(node, within));
}

function rulesOf(node: ChildNode, within: readonly string[]): StyleRule[] {
  if (node.type === 'rule') return [{ within, css: node.toString(), needs: needsOf(node), ...animationsOf(node) }];
  if (node.type !== 'atrule' || isForSheets(node)) return [];
  if (holdsRules(node)) return rulesIn(node, [...within, `@${node.name} ${node.params}`]);
  const css = node.toString() + (node.nodes ? '' : ';');
  const more = { ...(node.name === 'keyframes' && { keyframes: node.params }), ...faceOf(node) };
  return [{ within, css, needs: [[]], ...more }];
}

/** Whether its rules count in no other place than where the whole sheets do. */
function isForSheets({ name, params }: AtRule): boolean {
  if (name !== 'media' || params.includes(',')) return false;
  return sheetsCountFor.some((media) => withoutSpace(params).startsWith(withoutSpace(media)));
}

const withoutSpace = (text: string) => text.replaceAll(' ', '');

/** A query around rules. What stands in others, such as the steps of an animation, goes as a whole. */
function holdsRules({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && ['media', 'supports', 'container'].includes(name);
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

function faceOf(node: AtRule): { face?: FontFace } {
  if (node.name !== 'font-face') return {};
  const said = new Map<string, string>();
  node.walkDecls(({ prop, value }) => void said.set(prop, value));
  const range = said.get('unicode-range');
  const family = (said.get('font-family') ?? '').replaceAll(/['"]/g, '');
  return { face: { family, letters: range === undefined ? null : lettersOf(range) } };
}

/** `U+41-5A, U+C5` and `U+4??` as a regular expression has them between square brackets; no font draws what is below a space. */
function lettersOf(range: string): string {
  const runs = range.split(',').map((run) => run.trim().slice('U+'.length).split('-'));
  const drawn = runs
    .map(([from = '', to = from]) => [placeOf(from.replaceAll('?', '0')), placeOf(to.replaceAll('?', 'f'))] as const)
    .filter(([, to]) => to >= firstDrawn)
    .map(([from, to]) => [Math.max(from, firstDrawn), to] as const);
  return drawn.map((run) => run.map((place) => String.raw`\u{${place.toString(16)}}`).join('-')).join('');
}

const firstDrawn = 0x20;
const placeOf = (hex: string) => Number.parseInt(hex, 16);
