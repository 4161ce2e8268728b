// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentFacts, components, guidanceFiles, shapesOfProps } from '../component-facts.ts';
import { sanitize } from 'storybook/internal/csf';
import { aliasesForTheSearch, pagesAsked, storiesAsked } from '../.storybook/search-aliases.ts';
import { changesOf } from '../.storybook/changelog.ts';
import type { Guidance } from './guides/guidance.ts';

const root = new URL('..', import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const changelog = readFileSync(new URL('CHANGELOG.md', root), 'utf8');
/** What the next version will say. */
const pending = globSync('../../.changeset/*.md', { cwd: fileURLToPath(root) })
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .filter((text) => text.includes("'@torg/ui'"))
  .join('\n');
const told = await Promise.all(
  guidanceFiles().map(async (file) => ((await import(file)) as { guidance: Guidance }).guidance), // each file exports it by type
);
const names = components().map(({ name }) => name);
const facts = componentFacts();

it('words that lead to pages of no component lead to pages that are there', () => {
  const pages = globSync(['src/**/*.mdx', 'src/guides/*.stories.tsx', '.storybook/*.mdx'], {
    cwd: fileURLToPath(root),
  }).map((file) => {
    const [, title = ''] = /title(?:=|: )['"]([^'"]+)['"]/.exec(readFileSync(new URL(file, root), 'utf8')) ?? [];
    return `${sanitize(title)}--docs`;
  });
  expect(Object.keys(pagesAsked).filter((page) => !pages.includes(page))).toEqual([]);
});

it.each([
  ['30 dagar', 'patterns-prices--docs'],
  ['omnibus', 'patterns-prices--docs'],
  ['kundvagn', 'commerce-cartline--docs'],
  ['handlekurv', 'pages-cart--desktop'],
  ['footer', 'pages-home--desktop'],
  ['login', 'pages-sign-in--sign-in'],
  ['spinner', 'actions-button--docs'],
])('who searches for %s finds %s', async (word, page) => {
  const aliases = JSON.parse(await aliasesForTheSearch()) as Record<string, string[]>; // as written for the manager
  expect(aliases[page]).toContain(word);
});

it('a folder of the shop, and a word, lead to a story of a page that has its screenshot', () => {
  const shown = globSync('.storybook/screenshots/sv/pages-*.png', { cwd: fileURLToPath(root) });
  const missing = [...Object.values(facts.stories), ...Object.keys(storiesAsked)].filter(
    (story) =>
      !shown.includes(`.storybook/screenshots/sv/${story.replace('--', '-')}.png`) &&
      !shown.includes(`.storybook/screenshots/sv/${story}.png`),
  );
  expect(missing).toEqual([]);
});

it('a prop that is a list tells what an item of it holds', () => {
  expect(shapesOfProps()['FilterGroup']).toMatch(/^interface FilterGroup {[^]*heading: string;/);
});

it('every public component has guidance beside it, and no other', () => {
  expect(told.map(({ component }) => component)).toEqual(names);
});

describe.each(told.map((guidance) => [guidance.component, guidance] as const))('%s', (name, guidance) => {
  it('leaves nothing unsaid', () => {
    const { when, anatomy, aliases, content, screenReader, doThis, notThis } = guidance;
    const said = [when, content.sv, content.nb, screenReader, doThis, notThis, anatomy.join(''), aliases.join('')];
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('leads to parts that exist, and not to itself', () => {
    const named = [...guidance.related, ...guidance.whenNot.map(({ use }) => use)];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((other) => other === name || !names.includes(other))).toEqual([]);
  });

  it('says in both languages how its words are written, and in each something of its own', () => {
    const { sv, nb } = guidance.content;
    expect(sv).not.toBe(nb);
    // Norwegian quotes are guillemets, Swedish ones are not.
    expect(sv).not.toMatch(/[«»æø]/);
    expect(nb).not.toMatch(/[”ä]/);
  });

  it('has a page in Storybook and an example that the playground opens', () => {
    expect(facts.pages[name]).toMatch(/--docs$/);
    expect(facts.snippets[name]).toContain(`<${name}`);
  });

  it('is new only in this version, which the changelog or a changeset tells', () => {
    expect(guidance.status === 'new').toBe(guidance.since === version);
    if (guidance.status !== 'new') return;
    const isTold = changesOf(changelog, name).some((change) => change.version === version);
    expect(isTold || pending.includes(`\`${name}\``)).toBe(true);
  });
});

const behaves = (name: string) => facts.snippets[name]?.includes('href=') && !['Pagination'].includes(name);

it('a part that leads somewhere says by which key', () => {
  const silent = told.filter(({ component, keyboard }) => behaves(component) && keyboard.length === 0);
  expect(silent.map(({ component }) => component)).toEqual([]);
});

it('the words that people search by find the part', () => {
  const found = (word: string) => told.filter(({ aliases }) => aliases.some((alias) => alias.includes(word)));
  expect(found('toast').map(({ component }) => component)).toEqual(['Notification']);
  expect(found('modal').map(({ component }) => component)).toContain('Dialog');
  expect(found('sort').map(({ component }) => component)).toEqual(['NativeSelect']);
  expect(found('filter').map(({ component }) => component)).toContain('FilterPanel');
  expect(found('segmented').map(({ component }) => component)).toContain('SizePicker');
});
