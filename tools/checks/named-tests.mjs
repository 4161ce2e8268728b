import { existsSync, readFileSync } from 'node:fs';

const top = new URL('../../', import.meta.url);

/** The text of a file of the workspace; empty where it is gone. */
export function textOf(file) {
  const address = new URL(file, top);
  return existsSync(address) ? readFileSync(address, 'utf8') : '';
}

/** Whether a file has a test of this name, as it is written there: with its places for values. A story is one that is played. */
export function hasTest(file, name) {
  if (file.endsWith('.stories.tsx')) return hasPlayedStory(file, name);
  return new RegExp(
    String.raw`\b(?:it|test)\(\s*(['"\`])${RegExp.escape(name)}\1,|[)\`]\(\s*(['"\`])${RegExp.escape(name)}\2,`,
  ).test(textOf(file));
}

function hasPlayedStory(file, name) {
  const [, story = ''] = textOf(file).split(
    new RegExp(String.raw`^export const ${RegExp.escape(name)}: Story = `, 'm'),
  );
  return story.split(/^export /m, 1)[0].includes('play:');
}
