// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const textOf = (file: string) => readFileSync(`${source}/${file}`, 'utf8');
const guides = globSync(['**/*.mdx', '../.storybook/*.mdx'], { cwd: source }).map(textOf);
const shopPages = '../../../apps/storefront/src/stories/*.stories.tsx';
const stories = globSync(['**/*.stories.tsx', shopPages], { cwd: source }).map(textOf);
const titleIn = (text: string) => /title(?:: |=)['"]([^'"]+)['"]/.exec(text)?.[1] ?? '';

/** The addresses of Storybook's pages: of docs and of single stories. */
function addresses(): readonly string[] {
  // A guide without a title is the page of the stories that it shows.
  const titled = [...guides, ...stories].filter((text) => titleIn(text) !== '');
  const docs = titled.map((text) => `/docs/${toId(titleIn(text), 'docs')}`);
  const single = stories.flatMap((text) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => `/story/${toId(titleIn(text), storyNameFromExport(name))}`,
    ),
  );
  return [...docs, ...single];
}

const linksIn = (text: string) => [...text.matchAll(/\?path=([^)#"]+)/g)].map(([, address = '']) => address);

it('the first page leads to each component, and to the tokens', () => {
  const links = linksIn(textOf('welcome.mdx'));
  const shown = stories.map(titleIn).filter((title) => !title.startsWith('Pages/'));
  const missing = shown.map((title) => `/docs/${toId(title, 'docs')}`).filter((address) => !links.includes(address));
  expect(missing).toEqual([]);
});

it('no guide leads to a page that is not there', () => {
  const known = addresses();
  expect(guides.flatMap(linksIn).filter((address) => !known.includes(address))).toEqual([]);
});

it('no guide writes a table with bars, which are shown as bars', () => {
  expect(guides.filter((text) => /^\|/m.test(text))).toEqual([]);
});
