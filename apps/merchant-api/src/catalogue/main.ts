import { fileURLToPath } from 'node:url';
import { generateCatalogue, withShopDatabase } from '@torg/merchant-api/feed';
import { readSettings, type Settings } from '../read-settings.ts';
import { createProgress } from './progress.ts';
import { readCommand, type Command } from './read-command.ts';

const clock = { now: () => Date.now() };
const progress = createProgress(process.stderr, clock.now);

function workspacePath(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

async function run(command: Command, { databaseUrl, dataDir }: Settings): Promise<void> {
  const began = clock.now();
  const place = databaseUrl ? { databaseUrl } : { dataDir: `${dataDir}/merchant-api` };
  const onProgress = (step: string, items: number) => progress.tell(`${step}  ${items.toLocaleString('en-GB')}`);
  const figures = await withShopDatabase(place, (db) => generateCatalogue(db, { ...command, clock, onProgress }));
  progress.end();
  const added = figures.reduce((sum, { productsAdded }) => sum + productsAdded, 0);
  const skus = figures.reduce((sum, { skusAdded }) => sum + skusAdded, 0);
  const seconds = Math.round((clock.now() - began) / 1000);
  console.log(`${added} products and ${skus} skus added in ${seconds} s. The shop shows them when it starts next.`);
}

function refuse(problem: string): void {
  progress.end();
  console.error(problem);
  process.exitCode = 1;
}

const read = readCommand(process.argv.slice(2));
const settings = readSettings(process.env, workspacePath('.data'));
if (!read.ok) refuse(read.problem);
else if (!settings.ok) refuse(['The settings are wrong:', ...settings.problems].join('\n  - '));
else {
  await run(read.command, settings.settings).catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  );
}
