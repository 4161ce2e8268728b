import { fileURLToPath } from 'node:url';
import { demoProfile } from '@torg/demo-shop';
import { generateCatalogue } from '@torg/demo-shop/generate';
import { withShopDatabase } from '@torg/merchant-api/feed';
import { readSettings, type Settings } from '../read-settings.ts';
import { whenShown, type CatalogueWorld } from './catalogue-world.ts';
import { createProgress } from './progress.ts';
import { readCommand, type Command, type GenerateCommand } from './read-command.ts';
import { runExport } from './run-export.ts';
import { runImport } from './run-import.ts';

const clock = { now: () => Date.now() };
const progress = createProgress(process.stderr, clock.now);

function workspacePath(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

function worldOf({ databaseUrl, dataDir, channelUrls, profile }: Settings): CatalogueWorld {
  const [swedish = '', norwegian = ''] = Object.values(channelUrls);
  return {
    place: databaseUrl ? { databaseUrl } : { dataDir: `${dataDir}/merchant-api` },
    clock,
    shopName: (profile ?? demoProfile).name,
    progress,
    print: (line) => console.log(line),
    origins: { 'sv-SE': swedish, 'nb-NO': norwegian },
    picturesDir: `${dataDir}/pictures`,
  };
}

async function runGenerate(command: GenerateCommand, world: CatalogueWorld): Promise<number> {
  const began = clock.now();
  const onProgress = (step: string, items: number) => progress.tell(`${step}  ${items.toLocaleString('en-GB')}`);
  const figures = await withShopDatabase(world.place, (db) => generateCatalogue(db, { ...command, clock, onProgress }));
  progress.end();
  const added = figures.reduce((sum, { productsAdded }) => sum + productsAdded, 0);
  const skus = figures.reduce((sum, { skusAdded }) => sum + skusAdded, 0);
  const seconds = Math.round((clock.now() - began) / 1000);
  console.log(`${added} products and ${skus} skus added in ${seconds} s. ${whenShown(world)}`);
  return 0;
}

function run(command: Command, world: CatalogueWorld): Promise<number> {
  switch (command.kind) {
    case 'generate':
      return runGenerate(command, world);
    case 'import':
      return runImport(command, world);
    case 'export':
      return runExport(command, world);
  }
}

function refuse(problem: string): number {
  progress.end();
  console.error(problem);
  return 1;
}

const read = readCommand(process.argv.slice(2));
const settings = readSettings(process.env, workspacePath('.data'));
if (!read.ok) process.exitCode = refuse(read.problem);
else if (!settings.ok) process.exitCode = refuse(['The settings are wrong:', ...settings.problems].join('\n  - '));
else {
  process.exitCode = await run(read.command, worldOf(settings.settings)).catch((error: unknown) =>
    refuse(error instanceof Error ? error.message : String(error)),
  );
}
