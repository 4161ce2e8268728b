import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { workspacePath } from '../../src/server/workspace-path.ts';
import { withTable } from './readme-table.ts';
import { reportLines, type Report } from './report.ts';

const kept = workspacePath('apps/storefront/bench/results/browser.json');
const readme = workspacePath('README.md');

/** Keeps a run as JSON, and its table in the README. */
export async function keepReport(report: Report): Promise<void> {
  await write(kept, JSON.stringify(report));
  await write(readme, withTable(readFileSync(readme, 'utf8'), reportLines(report).join('\n')));
}

async function write(path: string, content: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const config = await resolveConfig(path);
  writeFileSync(path, await format(content, { ...config, filepath: path }));
}
