// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages that the shop tells itself. */
const shopPages = '../../apps/storefront/src/stories/*.stories.tsx';

/** The ids of the stories in a file as Storybook makes them, with the single dash of a file's name. */
function storyIds(file: string): readonly string[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)).replace('--', '-'),
  );
}

/** The screenshots taken in given circumstances, without their ending. */
function screenshotsOf(circumstances: string): readonly string[] {
  const files = readdirSync(`${root}/.storybook/screenshots/${circumstances}`);
  return files.map((file) => file.replace('.png', '')).sort();
}

it('each story has a screenshot, and each screenshot its story', () => {
  const stories = globSync(['src/**/*.stories.tsx', shopPages], { cwd: root }).flatMap(storyIds);
  expect(stories.length).toBeGreaterThan(300);
  expect(screenshotsOf('sv')).toEqual(stories.sort());
});

it('each composed page has screenshots in Norwegian on a phone, a tablet and a desktop', () => {
  const pages = globSync(['src/pages/*.stories.tsx', shopPages], { cwd: root }).flatMap(storyIds);
  const widths = pages.filter((id) => /-(?:desktop|tablet|phone)$/.test(id));
  expect(screenshotsOf('nb')).toEqual(widths.sort());
});
