import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.mjs';

const folder = join(projectRoot, 'docs/decisions');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .sort();

it('the list of decisions names each by its title, and none that is not there', () => {
  const listed = read('README.md')
    .split('\n')
    .filter((line) => /^\d+\. /.test(line));
  const expected = records.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(file)) ?? [];
    return `${number}. [${title}](${file})`;
  });
  expect(listed).toEqual(expected);
});

it('decisions are numbered one after the other', () => {
  expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, index) => index + 1));
});
