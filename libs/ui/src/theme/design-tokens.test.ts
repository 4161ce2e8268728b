// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { channelThemes } from './channel-themes.ts';
import { designTokens, type DesignTokenGroup } from './design-tokens.ts';
import { figmaVariables } from './figma-variables.ts';
import { descriptionOf } from './token-descriptions.ts';
import { tokenFiles } from './token-files.ts';
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

it('are those of the committed file: npm run tokens -w @torg/ui writes it', () => {
  const folder = new URL('../../tokens/', import.meta.url);
  const committed = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
  expect(Object.fromEntries(committed)).toEqual(tokenFiles());
});

it('every token says what it is for', () => {
  expect(tokenList().filter(({ name }) => descriptionOf(name) === null)).toEqual([]);
});

it('text styles, lines and transitions are put together from tokens that there are', () => {
  const all = leaves(designTokens());
  const paths = new Set(all.map(({ path }) => path));
  const composites = all.filter(({ type }) => ['typography', 'border', 'transition'].includes(String(type)));
  const named = composites.flatMap(({ value }) => [...JSON.stringify(value).matchAll(/\{([a-z][\w.]+)\}/gi)]);
  expect(composites.length).toBeGreaterThan(20);
  expect(named.map(([, path = '']) => path).filter((path) => !paths.has(path))).toEqual([]);
});

it('the variables for Figma have a value in every mode, in its own notation', () => {
  const { variables, variableModes, variableModeValues } = figmaVariables({ torg: {}, ...channelThemes });
  expect(variableModes).toHaveLength(3);
  expect(variableModeValues).toHaveLength(variables.length * 3);
  expect(variableModeValues.find(({ variableId }) => variableId === 'space.m')?.value).toBe(16);
  expect(variableModeValues.find(({ variableId }) => variableId === 'surface.raised')?.value).toEqual({
    r: 1,
    g: 1,
    b: 1,
    a: 1,
  });
});

describe.each(Object.entries({ torg: {}, ...channelThemes }))('the design tokens of %s', (_, theme) => {
  const all = leaves(designTokens(theme));

  it('hold every token by its lasting name, with a value that the format knows', () => {
    const paths = new Set(all.map(({ path }) => path));
    for (const { name } of tokenList(theme)) expect(paths).toContain(name);
    for (const { path, value } of all) expect(JSON.stringify(value), path).not.toMatch(/null|NaN|undefined/);
    for (const { path } of all) expect(path).not.toMatch(/[{}$]/);
  });

  it('say the same colours as the style sheet', () => {
    const colours = tokenList(theme).filter(({ value }) => value.startsWith('#'));
    expect(colours.length).toBeGreaterThan(30);
    for (const { name, value } of colours) {
      const token = all.find(({ path }) => path === name);
      expect(token?.type).toBe('color');
      expect(hexOf(all, token?.value), name).toBe(new Color(value).toString({ format: 'hex', collapse: false }));
    }
  });
});

it('write sizes, times, curves, fonts and shadows as the format asks', () => {
  const all = new Map(leaves(designTokens()).map((leaf) => [leaf.path, leaf]));
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
