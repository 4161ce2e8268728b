// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The pages that the shop tells itself. */
const shopPages = '../../apps/storefront/src/stories/*.stories.tsx';

/** The stories of a file that are tested: their ids as Storybook makes them, with the single dash of a file's name, and in how many languages they are told. */
function storiesIn(file: string): readonly { id: string; isInBothLanguages: boolean }[] {
  const [meta = '', ...stories] = readFileSync(`${root}/${file}`, 'utf8').split(/^export const /m);
  const title = /title: '([^']+)'/.exec(meta)?.[1] ?? '';
  const tested = stories.filter((story) => !story.includes("'!test'"));
  return tested.map((story) => ({
    id: toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')).replace('--', '-'),
    isInBothLanguages: story.includes("'!one-language'") || !`${meta}${story}`.includes("'one-language'"),
  }));
}

const idsOf = (stories: ReturnType<typeof storiesIn>) => stories.map(({ id }) => id).sort();

/** The screenshots taken in given circumstances, without their ending. */
function screenshotsOf(circumstances: string): readonly string[] {
  const files = readdirSync(`${root}/.storybook/screenshots/${circumstances}`);
  return files.map((file) => file.replace('.png', '')).sort();
}

it('each story has a screenshot, and each screenshot its story', () => {
  const stories = globSync(['src/**/*.stories.tsx', shopPages], { cwd: root }).flatMap(storiesIn);
  expect(stories.length).toBeGreaterThan(300);
  expect(screenshotsOf('sv')).toEqual(idsOf(stories));
});

it('each page that is told in both languages has screenshots in Norwegian', () => {
  const stories = globSync(shopPages, { cwd: root }).flatMap(storiesIn);
  expect(screenshotsOf('nb')).toEqual(idsOf(stories.filter(({ isInBothLanguages }) => isInBothLanguages)));
});
