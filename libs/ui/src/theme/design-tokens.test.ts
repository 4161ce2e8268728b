// @vitest-environment node
import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { designTokens, type DesignTokenGroup } from './design-tokens.ts';
import { tokenList } from './token-list.ts';

type Leaf = { path: string; type: unknown; value: unknown };

function leaves(group: DesignTokenGroup, path: readonly string[] = []): Leaf[] {
  return Object.entries(group).flatMap(([name, node]) => {
    const own = [...path, name];
    if (!('$value' in node)) return leaves(node, own);
    return [{ path: own.join('.'), type: node.$type, value: node.$value }];
  });
}

/** A colour as the file gives it, through the alias where it is one. */
function hexOf(all: readonly Leaf[], value: unknown): unknown {
  const alias = /^\{(.+)\}$/.exec(String(value))?.[1];
  const found = alias ? all.find(({ path }) => path === alias)?.value : value;
  return (found as { hex?: string } | undefined)?.hex;
}

describe.each(['light', 'dark'] as const)('the design tokens of the %s scheme', (scheme) => {
  const all = leaves(designTokens(scheme));

  it('are those of the committed file: npm run tokens -w @torg/ui writes it', () => {
    const file = readFileSync(new URL(`../../tokens/torg-${scheme}.tokens.json`, import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(designTokens(scheme));
  });

  it('hold every token by its lasting name, with a value that the format knows', () => {
    const paths = new Set(all.map(({ path }) => path));
    for (const { name } of tokenList(scheme)) expect(paths).toContain(name);
    for (const { path, value } of all) expect(JSON.stringify(value), path).not.toMatch(/null|NaN|undefined/);
    for (const { path } of all) expect(path).not.toMatch(/[{}$]/);
  });

  it('say the same colours as the style sheet', () => {
    const colours = tokenList(scheme).filter(({ value }) => value.startsWith('#'));
    expect(colours.length).toBeGreaterThan(30);
    for (const { name, value } of colours) {
      const token = all.find(({ path }) => path === name);
      expect(token?.type).toBe('color');
      expect(hexOf(all, token?.value), name).toBe(new Color(value).toString({ format: 'hex', collapse: false }));
    }
  });
});

it('write sizes, times, curves, fonts and shadows as the format asks', () => {
  const all = new Map(leaves(designTokens('light')).map((leaf) => [leaf.path, leaf]));
  expect(all.get('space.m')).toMatchObject({ type: 'dimension', value: { value: 1, unit: 'rem' } });
  expect(all.get('size.touch')).toMatchObject({ type: 'dimension', value: { value: 44, unit: 'px' } });
  expect(all.get('breakpoint.tablet')).toMatchObject({ type: 'dimension', value: { value: 768, unit: 'px' } });
  expect(all.get('motion.fast')).toMatchObject({ type: 'duration', value: { value: 120, unit: 'ms' } });
  expect(all.get('motion.enter')).toMatchObject({ type: 'cubicBezier', value: [0.16, 0.84, 0.44, 1] });
  expect(all.get('font.text')?.value).toContain('Source Sans 3');
  expect(all.get('fontWeight.strong')).toMatchObject({ type: 'fontWeight', value: 600 });
  expect(all.get('layout.measure')).toMatchObject({ type: 'number', value: 65 });
  expect(all.get('shadow.raised')?.value).toHaveLength(2);
});
