// @vitest-environment node
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The ids of the stories in a file as Storybook makes them, with the single dash of a file's name. */
function storyIds(file: string): readonly string[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)).replace('--', '-'),
  );
}

it('each story has a screenshot, and each screenshot its story', () => {
  const stories = globSync('src/**/*.stories.tsx', { cwd: root }).flatMap(storyIds);
  const screenshots = readdirSync(`${root}/.storybook/screenshots/sv`).map((file) => file.replace('.png', ''));
  expect(stories.length).toBeGreaterThan(300);
  expect(screenshots.sort()).toEqual(stories.sort());
});
